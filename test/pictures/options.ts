import { SHARD_RULE } from '../../scripts/shared/command/rules';
import type { Arguments, CommandLine } from '../../scripts/shared/command/types';
import { UsageError } from '../../scripts/shared/command/usage-error';

/** The command line of `npm run pictures`. */
export const COMMAND = {
  name: 'npm run pictures',
  summary:
    'Compares pictures of all demos and page kinds in `build/` with those of another commit, and writes a report. Without a base, takes each picture twice, to find those that differ from themselves.',
  options: {
    base: { type: 'string', value: 'commit', help: 'Commit to compare with; it is built once' },
    'base-dir': { type: 'string', value: 'folder', help: 'Built site to compare with' },
    only: {
      type: 'string',
      value: 'text',
      help: 'Only pictures whose line in the output contains this, such as "joy-ui" or "in firefox"',
    },
    shard: { type: 'string', value: 'i/n', help: 'Take one of n parts', rule: SHARD_RULE },
    sample: { type: 'boolean', help: 'Take a fixed sample of 60 pictures' },
  },
  exitCodes: {
    1: 'A picture differs, differs from itself, or could not be taken',
    2: 'Invalid arguments, no build, or the base could not be built',
  },
} satisfies CommandLine;

/** The values of the options. */
export type PictureOptions = Arguments<typeof COMMAND.options>['values'];

/** @throws UsageError - If options contradict each other. */
export function checkOptions({ base, 'base-dir': dir }: PictureOptions): void {
  if (base && dir) {
    throw new UsageError(
      `--base is "${base}" and --base-dir is "${dir}", but there can be only one base. Remove one of them.`,
    );
  }
}
