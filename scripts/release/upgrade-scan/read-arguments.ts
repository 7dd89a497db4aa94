import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { VERSION } from '../../../src/tools/upgrade-check/core';

const USAGE =
  'Use: npm run upgrade:scan -- <folder> [--from <version>] [--json] [--fix [--rule <name>]… [--dry-run]]';

/** What to scan. */
interface ScanArguments {
  folder: string;
  /** The version that the code is written for. */
  from: string | undefined;
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
  const { from, json = false, fix = false, rule: rules, 'dry-run': dryRun = false } = values;
  if (from !== undefined && !VERSION.test(from)) {
    throw new Error(`Not a version: "${from}". Give one such as 6 or 6.5.0. ${USAGE}`);
  }
  if (!fix && (rules || dryRun)) {
    throw new Error(`--rule and --dry-run need --fix. ${USAGE}`);
  }
  return { folder, from, json, fix, rules, dryRun };
}
