/**
 * Runs `main` if its file was started from the command line, but not if it was imported.
 * If it throws, prints only the error's message and exits.
 *
 * @param file - The `module` of the calling file.
 * @param main - Returns the exit code; `undefined` means 0.
 * @param failed - The exit code if it throws.
 */
export function runAsCommand(
  file: NodeJS.Module,
  main: () => Promise<number | void>,
  failed = 1,
): void {
  if (require.main !== file) {
    return;
  }
  main().then(
    (exitCode) => {
      process.exitCode = exitCode ?? 0;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = failed;
    },
  );
}
