import { parseArgs } from 'node:util';
import { PATCHES } from '../../plugins/docusaurus-patches/patches';
import type { PatchName } from '../../plugins/docusaurus-patches/patches';
import { DEFAULT_SITES, parseSites } from './load/sites';
import type { LoadSite } from './load/sites';

/** What a run measures, and how many times. */
export interface BenchOptions {
  /** Measures only loading with applied throttling. */
  onlyLoad: boolean;
  /** Patches of Docusaurus to measure the site without, one at a time; nothing else is measured. */
  without: readonly PatchName[];
  /** The sites whose loading with applied throttling is measured. */
  sites: readonly LoadSite[];
  /**
   * Builds the sites; otherwise the output of an earlier run is measured. With `onlyLoad`, only the
   * plain site and Starlight are built.
   */
  build: boolean;
  /** Lighthouse runs per page, 0 for none. */
  lighthouseRuns: number;
  /** Visits per page, page change and demo; the median counts. */
  visitRuns: number;
  /** Measures only a text page and a component page. */
  fewPages: boolean;
}

function parseRuns(value: string | undefined): number | undefined {
  if (value !== undefined && !/^[1-9]\d*$/.test(value)) {
    throw new Error(`--runs is "${value}". Give a number from 1, as in: --runs 5`);
  }
  return value === undefined ? undefined : Number(value);
}

function parsePatch(name: string): PatchName {
  if (!Object.hasOwn(PATCHES, name)) {
    throw new Error(
      `--without is "${name}". Give the name of a patch: ${Object.keys(PATCHES).join(', ')}.`,
    );
  }
  return name as PatchName;
}

/**
 * Parses the arguments of `npm run bench`.
 *
 * @param args - Arguments after the command: `--quick`, `--no-lighthouse`, `--no-build`,
 *   `--only load`, `--runs NUMBER`, once per site `--site NAME=FOLDER`, and once per patch
 *   `--without NAME`.
 * @throws If an argument is unknown or has an invalid value.
 */
export function parseOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      'no-lighthouse': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      only: { type: 'string' },
      runs: { type: 'string' },
      site: { type: 'string', multiple: true },
      without: { type: 'string', multiple: true, default: [] },
    },
  });
  const { quick, only, runs, site, without } = values;
  if (only !== undefined && only !== 'load') {
    throw new Error(`--only is "${only}". Only loading can be measured by itself: --only load`);
  }
  if (only && values['no-lighthouse']) {
    throw new Error('--only load measures with Lighthouse. Remove --no-lighthouse.');
  }
  return {
    onlyLoad: only === 'load',
    without: without.map(parsePatch),
    sites: site ? parseSites(site) : DEFAULT_SITES,
    build: !values['no-build'],
    lighthouseRuns: values['no-lighthouse'] ? 0 : (parseRuns(runs) ?? (quick ? 1 : 3)),
    visitRuns: (without.length > 0 ? parseRuns(runs) : undefined) ?? (quick ? 3 : 5),
    fewPages: quick,
  };
}
