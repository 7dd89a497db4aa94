/**
 * Runs `main` when its file was started from the command line, and not when it was imported.
 * An error is shown by its message, and the process then ends with exit code 1.
 *
 * @param file - The `module` of the calling file.
 * @param main - Returns the exit code; nothing stands for 0.
 */
export function runAsCommand(file: NodeJS.Module, main: () => Promise<number | void>): void {
  if (require.main !== file) {
    return;
  }
  main().then(
    (exitCode) => {
      process.exitCode = exitCode ?? 0;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
