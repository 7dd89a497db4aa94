#!/usr/bin/env node
import { runCheck } from './command/run-check';

/** Exit code if the check can't run, so that CI doesn't take it for a finding. */
const BAD_INPUT = 2;

try {
  const { output, exitCode } = runCheck(process.argv.slice(2));
  process.stdout.write(output);
  process.exitCode = exitCode;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${reason}\nHelp: upgrade-check --help\n`);
  process.exitCode = BAD_INPUT;
}
