import { mount } from 'svelte'

import App from './App.svelte'
import './inks.css'

mount(App, { target: document.getElementById('app')! })
