import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Library } from 'mui-theme-kit';

const COMMANDS = ['check', 'print'] as const;
const FORMS = ['ts', 'js', 'json', 'css'] as const;
const LIBRARIES = ['material', 'joy'] as const satisfies readonly Library[];

const OPTIONS = {
  json: { type: 'boolean', default: false },
  to: { type: 'string' },
  as: { type: 'string', default: 'ts' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What `theme-kit --help` prints. */
export const HELP = `Reads a theme of Material UI or Joy UI, without running its code.

Usage:
  theme-kit check <file…> [--json]
  theme-kit print <file…> [--to <library>] [--as <form>]

Files of the project that a file imports are read too.

check    Lists what can't be read, is written in another form, or is kept as code
  --json          Print JSON
print    Prints the theme, and on the error output what isn't in it
  --to <library>  ${LIBRARIES.join(' or ')} (default: the library of the theme)
  --as <form>     ${FORMS.join(', ')} (default: ts)
-h, --help        Print this help

Exit codes:
  0  The theme was read completely, and what was printed contains all of it
  1  A part of the theme wasn't read or printed
  2  No theme was read
`;

/** One of several values, or an error that lists them. */
function oneOf<Name extends string>(what: string, names: readonly Name[], given: string): Name {
  const name = names.find((one) => one === given);
  if (name === undefined) {
    throw new Error(`${what} is "${given}". Give ${names.join(' or ')}.`);
  }
  return name;
}

/**
 * Reads the arguments of the command.
 *
 * @returns `null` if help is asked for.
 * @throws If an argument is unknown, missing or invalid.
 */
export function readArguments(args: readonly string[]) {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    tokens: true,
  });
  if (values.help) {
    return null;
  }
  const [first = '', ...files] = positionals;
  const command = oneOf('The command', COMMANDS, first);
  const own: readonly string[] = command === 'check' ? ['json'] : ['to', 'as'];
  const foreign = tokens.find((token) => token.kind === 'option' && !own.includes(token.name));
  if (foreign?.kind === 'option') {
    throw new Error(`${command} has no option ${foreign.rawName}.`);
  }
  if (files.length === 0) {
    throw new Error('<file> is missing. Give the file of a theme.');
  }
  const missing = files.find((file) => !statSync(file, { throwIfNoEntry: false })?.isFile());
  if (missing !== undefined) {
    throw new Error(`<file> is "${missing}". Give a file that exists.`);
  }
  return {
    command,
    files,
    json: values.json,
    to: values.to === undefined ? undefined : oneOf('--to', LIBRARIES, values.to),
    as: oneOf('--as', FORMS, values.as),
  };
}
