"""The command line: `tenshu play | replay | bench | check`."""
