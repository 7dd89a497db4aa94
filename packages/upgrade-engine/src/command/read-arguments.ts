import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { VERSION } from 'mui-upgrade-check';
import { TARGETS } from './load-rules';

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string', default: TARGETS[0]! },
  json: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  rule: { type: 'string', multiple: true, default: [] as string[] },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What `upgrade-check --help` prints. */
export const HELP = `Lists what the code in a folder uses that was renamed, deprecated or removed in Material UI.

Usage: upgrade-check <folder> [options]

Options:
  --from <version>  Leave out what was renamed or removed until this version, such as 6 or 6.5.0
  --to <version>    Check for an upgrade to this version (one of ${TARGETS.join(', ')}; default: ${TARGETS[0]!})
  --fix             Rewrite what has a rule, and list what is left
  --rule <name>     With --fix: rewrite only this finding or codemod (may be repeated)
  --dry-run         With --fix: only list what would be rewritten
  --json            Print JSON
  -h, --help        Print this help

Exit codes:
  0  Nothing has to change, or all of it was rewritten
  1  Something has to change
  2  The check did not run
`;

/**
 * Reads the arguments of the command.
 *
 * @throws If an argument is unknown, missing or invalid.
 */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  const [folder = '', ...others] = positionals;
  if (values.help) {
    return { ...values, folder };
  }
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(
      folder
        ? `<folder> is "${folder}". Give a folder that exists.`
        : '<folder> is missing. Give a folder that exists.',
    );
  }
  if (others.length > 0) {
    throw new Error(`Unexpected argument "${others[0]!}". Give one folder.`);
  }
  if (values.from !== undefined && !VERSION.test(values.from)) {
    throw new Error(`--from is "${values.from}". Give a version such as 6 or 6.5.0.`);
  }
  if (!TARGETS.includes(values.to)) {
    throw new Error(`--to is "${values.to}". Give one of ${TARGETS.join(', ')}.`);
  }
  if (!values.fix && (values.rule.length > 0 || values['dry-run'])) {
    throw new Error('--rule and --dry-run need --fix. Add --fix, or leave them out.');
  }
  return { ...values, folder };
}
