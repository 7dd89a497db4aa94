import { statSync } from 'node:fs';
import { VERSION } from '../../../src/tools/upgrade-check/core';
import type { Rule } from '../../shared/command/rules';
import type { Arguments, CommandLine } from '../../shared/command/types';
import { UsageError } from '../../shared/command/usage-error';

const A_VERSION: Rule = {
  fits: (value) => VERSION.test(value),
  expected: 'a version such as 6 or 6.5.0',
};

/** The command line of `npm run upgrade:scan`. */
export const COMMAND = {
  name: 'npm run upgrade:scan',
  summary:
    'Lists what the code in a folder uses that was renamed, deprecated or removed in Material UI.',
  words: {
    name: 'folder',
    help: 'Folder with the code',
    least: 1,
    most: 1,
    rule: {
      fits: (value) => statSync(value, { throwIfNoEntry: false })?.isDirectory() ?? false,
      expected: 'a folder that exists',
    },
  },
  options: {
    from: {
      type: 'string',
      value: 'version',
      help: 'Leave out what was renamed or removed until this version',
      rule: A_VERSION,
    },
    to: {
      type: 'string',
      value: 'version',
      help: 'Check for an upgrade to this version instead of the documented one',
      rule: A_VERSION,
    },
    json: { type: 'boolean', help: 'Print JSON' },
    fix: { type: 'boolean', help: 'Rewrite what has a rule, and list what is left' },
    rule: {
      type: 'string',
      multiple: true,
      value: 'name',
      help: 'With --fix: rewrite only this finding or codemod',
    },
    'dry-run': { type: 'boolean', help: 'With --fix: only list what would be rewritten' },
  },
  exitCodes: {
    0: 'Nothing has to change, or all of it was rewritten',
    1: 'Something has to change',
    2: 'The check did not run',
  },
} satisfies CommandLine;

/**
 * Checks options that depend on each other.
 *
 * @throws UsageError - If an option needs another one that is missing.
 */
export function checkOptions({ values }: Pick<Arguments<typeof COMMAND.options>, 'values'>): void {
  if (!values.fix && (values.rule.length > 0 || values['dry-run'])) {
    throw new UsageError('--rule and --dry-run need --fix. Add --fix, or leave them out.');
  }
}
