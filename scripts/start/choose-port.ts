import { detectPort } from 'detect-port';

/** Docusaurus's default port. */
const DEFAULT_PORT = 3000;

/** The value of `--port` or `-p` in a command's arguments. */
function askedPort(args: readonly string[]): string | undefined {
  const index = args.findIndex((arg) => /^(?:--port|-p)(?:=|$)/.test(arg));
  return index === -1 ? undefined : (args[index]!.split('=')[1] ?? args[index + 1] ?? '');
}

/**
 * Chooses the port of the dev server: the one in the arguments, otherwise 3000 or the next free
 * one.
 *
 * @param args - Arguments of `docusaurus start`.
 * @throws If the given port is invalid or taken.
 */
export async function choosePort(args: readonly string[]): Promise<number> {
  const asked = askedPort(args);
  if (asked === undefined) {
    return detectPort(DEFAULT_PORT);
  }
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port < 1 || port > 65_535) {
    throw new Error(`--port is "${asked}", expected a number from 1 to 65535.`);
  }
  if ((await detectPort(port)) !== port) {
    throw new Error(
      `Port ${port} is taken. Stop the program that uses it, choose another port, or omit --port to use a free one.`,
    );
  }
  return port;
}
