import { PATCHES } from '../../plugins/docusaurus-patches/patches';
import type { PatchName } from '../../plugins/docusaurus-patches/patches';
import { oneOf, wholeNumber } from '../../scripts/shared/command/rules';
import type { Arguments, CommandLine } from '../../scripts/shared/command/types';
import { UsageError } from '../../scripts/shared/command/usage-error';
import { DEFAULT_SITES, parseSites } from './load/sites';
import type { LoadSite } from './load/sites';

/** What a run measures, and how many times. */
export interface BenchOptions {
  /** Measures only loading with applied throttling, or only interactions; everything without it. */
  only: 'load' | 'interactions' | undefined;
  /** Patches of Docusaurus to measure the site without, one at a time; nothing else is measured. */
  without: readonly PatchName[];
  /** The sites whose loading with applied throttling is measured. */
  sites: readonly LoadSite[];
  /**
   * Builds the sites; otherwise the output of an earlier run is measured. With `only`, only the plain
   * site and Starlight are built.
   */
  build: boolean;
  /** Lighthouse runs per page, 0 for none. */
  lighthouseRuns: number;
  /** Visits per page, page change and demo; the median counts. */
  visitRuns: number;
  /** Measures only a text page and a component page. */
  fewPages: boolean;
}

/** The command line of `npm run bench`. */
export const COMMAND = {
  name: 'npm run bench',
  summary: 'Compares the speed and size of the site with those of other sites.',
  options: {
    quick: { type: 'boolean', help: 'Fewer pages and runs' },
    'no-lighthouse': { type: 'boolean', help: 'Leave out Lighthouse' },
    'no-build': { type: 'boolean', help: 'Measure the sites that an earlier run built' },
    only: {
      type: 'string',
      value: 'measurement',
      help: 'Measure only this',
      rule: oneOf(['load', 'interactions']),
    },
    runs: {
      type: 'string',
      value: 'number',
      help: 'Runs of Lighthouse, or of each interaction',
      rule: wholeNumber(1),
    },
    site: {
      type: 'string',
      multiple: true,
      value: 'name=folder',
      help: 'Measure the loading or interactions of this built site, or of ours, plain or starlight',
    },
    without: {
      type: 'string',
      multiple: true,
      value: 'patch',
      help: 'Measure the site without this patch of Docusaurus, and nothing else',
      rule: oneOf(Object.keys(PATCHES)),
    },
  },
} satisfies CommandLine;

/**
 * What a run measures.
 *
 * @throws If two options contradict each other, or a site is invalid.
 */
export function benchOptions(values: Arguments<typeof COMMAND.options>['values']): BenchOptions {
  const { quick, only, site, without } = values;
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (only === 'load' && values['no-lighthouse']) {
    throw new UsageError('--only load measures with Lighthouse. Remove --no-lighthouse.');
  }
  return {
    only: only as BenchOptions['only'],
    without: without as PatchName[],
    sites: site.length > 0 ? parseSites(site) : DEFAULT_SITES,
    build: !values['no-build'],
    lighthouseRuns: values['no-lighthouse'] ? 0 : (runs ?? (quick ? 1 : 3)),
    visitRuns:
      (without.length > 0 || only === 'interactions' ? runs : undefined) ?? (quick ? 3 : 5),
    fewPages: quick,
  };
}
