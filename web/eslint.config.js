/** Strict rules for the page's code. Layout is Prettier's, types are svelte-check's. */
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

const OURS = {
  eqeqeq: ['error', 'smart'],
  'no-console': 'error',
  'no-else-return': 'error',
  'no-implicit-coercion': ['error', { boolean: false }],
  'no-useless-rename': 'error',
  'object-shorthand': 'error',
  'prefer-template': 'error',
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  // A record that stands for a map is read from JSON, and loses keys as a map does.
  '@typescript-eslint/no-dynamic-delete': 'off',
  // `void value` in an effect says what the effect follows.
  '@typescript-eslint/no-meaningless-void-operator': 'off',
  // `noUncheckedIndexedAccess` doubts every index: `!` says which are known to be there.
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // Maps here are built anew, or never shown.
  'svelte/prefer-svelte-reactivity': 'off',
}

/** What the linter cannot know of a component: the types of its children's props, and what an event has set meanwhile. */
const UNKNOWN = {
  '@typescript-eslint/no-unnecessary-condition': 'off',
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/restrict-plus-operands': 'off',
  'prefer-const': 'off',
  'svelte/prefer-const': ['error', { destructuring: 'all' }],
}

export default defineConfig(
  { ignores: ['build/', 'node_modules/', 'test-results/', 'src/lib/schema.d.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: OURS,
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ['**/*.svelte'], rules: UNKNOWN },
  { files: ['**/*.js'], ...ts.configs.disableTypeChecked },
)
