#!/usr/bin/env node
import { runCommand } from './command/run-command';

runCommand(process.argv.slice(2)).then(
  ({ output, exitCode }) => {
    process.stdout.write(output);
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason}\nHelp: accessibility-evidence --help\n`);
    process.exitCode = 2;
  },
);
