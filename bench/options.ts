import { parseArgs } from 'node:util';

/** What a run measures, and how often. */
export interface BenchOptions {
  /** Builds both sites; otherwise the builds of an earlier run are measured. */
  build: boolean;
  /** Runs of Lighthouse per page, 0 for none. */
  lighthouseRuns: number;
  /** Visits per page change of which the median is taken. */
  pageChangeRuns: number;
  /** Measures a text and a component page only. */
  fewPages: boolean;
}

/**
 * Reads the command line of `npm run bench`.
 *
 * @param args - Arguments without the program: `--quick`, `--no-lighthouse`, `--no-build`.
 * @throws If an argument is unknown.
 */
export function parseOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      'no-lighthouse': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const { quick } = values;
  return {
    build: !values['no-build'],
    lighthouseRuns: values['no-lighthouse'] ? 0 : quick ? 1 : 3,
    pageChangeRuns: quick ? 3 : 5,
    fewPages: quick,
  };
}
