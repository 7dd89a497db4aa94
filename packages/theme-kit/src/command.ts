#!/usr/bin/env node
import { runCommand } from './command/run-command';

/** Exit code if there is no result, so that CI doesn't take it for a gap. */
const NO_RESULT = 2;

runCommand(process.argv.slice(2))
  .then(({ output, remarks, exitCode }) => {
    process.stdout.write(output);
    process.stderr.write(remarks);
    process.exitCode = exitCode;
  })
  .catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason}\nHelp: theme-kit --help\n`);
    process.exitCode = NO_RESULT;
  });
