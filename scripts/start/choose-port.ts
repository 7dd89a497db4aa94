import { detectPort } from 'detect-port';

/** Docusaurus's own default. */
const DEFAULT_PORT = 3000;

/** The value of `--port` or `-p` among a command's arguments. */
function askedPort(args: readonly string[]): string | undefined {
  const index = args.findIndex((arg) => /^(?:--port|-p)(?:=|$)/.test(arg));
  return index === -1 ? undefined : (args[index].split('=')[1] ?? args[index + 1] ?? '');
}

/**
 * The port for the dev server: the one that its arguments name, else 3000 or the next that is free.
 *
 * @param args - Arguments of `docusaurus start`.
 * @throws If the named port is none, or is taken.
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
      `Port ${port} is taken. Stop the program that uses it, name another port, or leave --port out to get a free one.`,
    );
  }
  return port;
}
