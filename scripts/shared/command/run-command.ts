import { readArguments } from './read-arguments';
import type { Arguments, CommandLine, Options } from './types';
import { UsageError } from './usage-error';

/** Exit code for invalid arguments. */
const BAD_USAGE = 2;

/**
 * Runs `main` if its file was started from the command line, but not if it was imported. Prints the
 * help for `--help`. If the arguments are invalid or `main` throws, prints only the error's message.
 *
 * @param file - The `module` of the calling file.
 * @param command - The arguments that it takes.
 * @param main - Returns the exit code; `undefined` means 0.
 * @param options.args - The arguments, if they aren't those of the process.
 * @param options.failed - The exit code if `main` throws anything but a `UsageError`.
 */
export function runCommand<const O extends Options>(
  file: NodeJS.Module,
  command: CommandLine<O>,
  main: (args: Arguments<O>) => Promise<number | void>,
  { args = process.argv.slice(2), failed = 1 }: { args?: string[]; failed?: number } = {},
): void {
  if (require.main !== file) {
    return;
  }
  const run = async () => {
    const given = readArguments(command, args);
    if ('help' in given) {
      console.log(given.help);
      return 0;
    }
    return (await main(given)) ?? 0;
  };
  run().then(
    (exitCode) => {
      process.exitCode = exitCode;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = error instanceof UsageError ? BAD_USAGE : failed;
    },
  );
}
