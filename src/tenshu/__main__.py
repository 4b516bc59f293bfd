from tenshu.cli.main import main

raise SystemExit(main())
