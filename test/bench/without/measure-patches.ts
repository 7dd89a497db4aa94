import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { BUILD_DIR, ROOT } from '../../../scripts/shared/root';
import { assertBuilt } from '../assert-built';
import { measureCommand } from '../build-cost/measure-command';
import type { CommandFigures } from '../build-cost/measure-command';
import { WORK_DIR } from '../paths';
import { serveAndBrowse } from '../serve-and-browse';
import { median } from '../statistics';
import { sum } from '../page/page-bytes';
import { visit } from '../page/visit';
import { SLOW_DEVICE, slowPageChange } from './slow-page-change';

/** The figures of a site, each the median of all runs, by what they measure. */
export type Figures = Map<string, number>;

/** A build of the site, with all patches or without one. */
export interface Variant {
  name: string;
  figures: Figures;
}

interface Built {
  name: string;
  dir: string;
  cost: CommandFigures | null;
}

interface Options {
  /** Patches to leave out, one at a time. */
  without: readonly string[];
  /** Builds the site first, with all patches and without each; otherwise measures earlier builds. */
  build: boolean;
  runs: number;
}

/** Name of the site with all patches. */
export const COMPLETE = 'all patches';

const PAGES = {
  text: '/material-ui/getting-started/installation/',
  component: '/material-ui/react-button/',
  API: '/material-ui/api/button/',
};

/** From each page to one of the same kind, and from text to a page with demos. */
const CHANGES = {
  'text to text': [PAGES.text, '/material-ui/getting-started/faq/'],
  'text to demos': [PAGES.text, '/material-ui/getting-started/usage/'],
  'component to component': [PAGES.component, '/material-ui/react-button-group/'],
  'API to API': [PAGES.API, '/material-ui/api/button-base/'],
} as const;

const folderOf = (name: string) =>
  name === COMPLETE ? BUILD_DIR : path.join(WORK_DIR, 'without', name);

/** Builds the site with a warm cache, but without pictures and sizes of most pages. */
async function buildVariant(name: string): Promise<Built> {
  console.error(`Building: ${name === COMPLETE ? name : `without ${name}`}`);
  const dir = folderOf(name);
  mkdirSync(WORK_DIR, { recursive: true });
  const env = {
    SOCIAL_CARDS: 'sample',
    DEMO_SIZES: 'sample',
    ...(name === COMPLETE ? {} : { WITHOUT_PATCH: name }),
  };
  const build = () =>
    measureCommand(['npx', 'docusaurus', 'build', '--out-dir', dir], {
      cwd: ROOT,
      env,
      logFile: path.join(WORK_DIR, 'without.log'),
    });
  await build();
  return { name, dir, cost: await build() };
}

function costFigures({ cost }: Built): [string, number][] {
  return [
    ...(cost?.cpuSeconds ? [['build, CPU s', cost.cpuSeconds] as [string, number]] : []),
    ...(cost?.peakBytes ? [['build, MiB', cost.peakBytes / 2 ** 20] as [string, number]] : []),
  ];
}

async function measureOnce(browser: Browser, url: string): Promise<[string, number][]> {
  const figures: [string, number][] = [];
  for (const [label, page] of Object.entries(PAGES)) {
    const { vitals, transfers } = await visit(browser, url + page, SLOW_DEVICE);
    if (!vitals.lcpMs) {
      throw new Error(`${url}${page} has no largest paint.`);
    }
    const own = transfers.filter(({ isPrefetch }) => !isPrefetch);
    figures.push(
      [`${label}, LCP ms`, vitals.lcpMs],
      [`${label}, ready ms`, vitals.readyMs],
      [`${label}, blocking ms`, vitals.blockingMs],
      [`${label}, HTML kB`, sum(own, 'html') / 1000],
      [`${label}, JS kB`, sum(own, 'js') / 1000],
    );
  }
  for (const [label, [from, href]] of Object.entries(CHANGES)) {
    for (const approach of ['hover', 'tap'] as const) {
      const time = await slowPageChange(browser, url + from, href, approach);
      figures.push([`${label}, ${approach}, ms`, time]);
    }
  }
  return figures;
}

/**
 * Measures the site with all patches and without each of the given ones. Their runs alternate, so other
 * work on the machine affects all of them.
 *
 * @returns The site with all patches first.
 * @throws If a build fails, or there is none although `build` is `false`.
 */
export async function measurePatches({ without, build, runs }: Options): Promise<Variant[]> {
  const names = [COMPLETE, ...without];
  if (!build) {
    assertBuilt(names.map(folderOf));
  }
  const sites: Built[] = [];
  for (const name of names) {
    sites.push(build ? await buildVariant(name) : { name, dir: folderOf(name), cost: null });
  }
  return serveAndBrowse(
    sites.map(({ dir }) => dir),
    async (browser, urls) => {
      const values = sites.map(() => new Map<string, number[]>());
      for (let run = 1; run <= runs; run += 1) {
        for (const [index, url] of urls.entries()) {
          console.error(`Measuring: ${names[index]}, ${run} of ${runs}`);
          for (const [label, value] of await measureOnce(browser, url)) {
            const list = values[index]?.get(label) ?? [];
            values[index]?.set(label, [...list, value]);
          }
        }
      }
      return sites.map((site, index) => ({
        name: site.name,
        figures: new Map([
          ...[...(values[index] ?? [])].map(([label, list]) => [label, median(list)] as const),
          ...costFigures(site),
        ]),
      }));
    },
  );
}
