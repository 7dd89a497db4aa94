import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { VERSION } from '../../../src/tools/upgrade-check/core';

const USAGE =
  'Use: npm run upgrade:scan -- <folder> [--from <version>] [--to <version>] [--json] [--fix [--rule <name>]… [--dry-run]]';

/** What to scan. */
interface ScanArguments {
  folder: string;
  /** The version that the code is written for. */
  from: string | undefined;
  /** The version to upgrade to; the documented one if absent. */
  to: string | undefined;
  json: boolean;
  /** Whether to rewrite the files. */
  fix: boolean;
  /** Names of findings or codemods to rewrite; all if absent. */
  rules: string[] | undefined;
  /** Whether to only report what would be rewritten. */
  dryRun: boolean;
}

/**
 * Reads the command's arguments.
 *
 * @throws If there isn't exactly one folder, it doesn't exist, or an option is invalid.
 */
export function readArguments(args: readonly string[]): ScanArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean' },
      from: { type: 'string' },
      to: { type: 'string' },
      fix: { type: 'boolean' },
      rule: { type: 'string', multiple: true },
      'dry-run': { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [folder = ''] = positionals;
  if (positionals.length !== 1) {
    throw new Error(`Give one folder, not ${positionals.length}. ${USAGE}`);
  }
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`Not a folder: "${folder}". ${USAGE}`);
  }
  const { from, to, json = false, fix = false, rule: rules, 'dry-run': dryRun = false } = values;
  const wrong = [from, to].find((version) => version !== undefined && !VERSION.test(version));
  if (wrong !== undefined) {
    throw new Error(`Not a version: "${wrong}". Give one such as 6 or 6.5.0. ${USAGE}`);
  }
  if (!fix && (rules || dryRun)) {
    throw new Error(`--rule and --dry-run need --fix. ${USAGE}`);
  }
  return { folder, from, to, json, fix, rules, dryRun };
}
