import { parseArgs } from 'node:util';

/** What a run measures, and how many times. */
export interface BenchOptions {
  /** Builds both sites; otherwise the output of an earlier run is measured. */
  build: boolean;
  /** Lighthouse runs per page, 0 for none. */
  lighthouseRuns: number;
  /** Visits per page, page change and demo; the median counts. */
  visitRuns: number;
  /** Measures only a text page and a component page. */
  fewPages: boolean;
}

/**
 * Parses the arguments of `npm run bench`.
 *
 * @param args - Arguments after the command: `--quick`, `--no-lighthouse`, `--no-build`.
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
    visitRuns: quick ? 3 : 5,
    fewPages: quick,
  };
}
