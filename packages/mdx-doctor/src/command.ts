#!/usr/bin/env node
import { runCommand } from './command/run-command';

/** Exit code if no page was examined, so that CI doesn't take it for a mistake in a page. */
const NO_RESULT = 2;

runCommand(process.argv.slice(2), process.cwd())
  .then(({ output, exitCode }) => {
    process.stdout.write(output);
    process.exitCode = exitCode;
  })
  .catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason}\nHelp: mdx-doctor --help\n`);
    process.exitCode = NO_RESULT;
  });
