import os from 'node:os';
import path from 'node:path';
import { version as docusaurus } from '@docusaurus/core/package.json';
import { BUILD_DIR } from '../../scripts/shared/root';
import { routesOfPages } from '../../scripts/serve/routes';
import { runCommand } from '../../scripts/shared/command/run-command';
import { assertBuilt } from './assert-built';
import { benchFeedback } from './feedback';
import { buildOtherSites } from './load/build-other-sites';
import { measureInteractions } from './interaction/measure-interactions';
import { measureLoad } from './load/measure-load';
import { PLAIN_SITE, STARLIGHT_SITE, isOurs } from './load/sites';
import { measureSites } from './measure-sites';
import { COMMAND, benchOptions } from './options';
import type { BenchOptions } from './options';
import { setSizes } from './offline/set-sizes';
import { TEXT_PAGE, benchPages } from './pages';
import { RESULTS_DIR, WORK_DIR, shownPath } from './paths';
import { buildPlainSite } from './plain-site/build-plain-site';
import { PLAIN_PATHS } from './plain-site/plain-paths';
import { interactionTable } from './report/interaction-table';
import { loadReport, report } from './report/report';
import type { BenchResults } from './results';
import { indexSizes } from './search/index-sizes';
import { serveAndBrowse } from './serve-and-browse';
import { weighSite } from './site-weight/site-weight';
import { buildStarlightSite } from './starlight-site/build-starlight-site';
import { measureVersions } from './versions/measure-versions';
import { measurePatches } from './without/measure-patches';
import { patchesTable } from './without/patches-table';
import { writeFormatted } from '../../scripts/shared/write-formatted';

async function buildAll({
  sites,
  lighthouseRuns,
}: BenchOptions): Promise<Pick<BenchResults, 'builds' | 'versions'>> {
  const { ours, ...versions } = await measureVersions();
  console.error(`Building: a plain site of ${ours.pages} pages`);
  const plain = await buildPlainSite(ours.pages);
  if (lighthouseRuns > 0 && sites.includes(STARLIGHT_SITE)) {
    await buildStarlightSite();
  }
  return { builds: { ours, plain }, versions };
}

/** Folders of the sites to compare with, which only the benchmark builds. */
function otherDirs({ sites }: BenchOptions): string[] {
  return sites.filter(({ name }) => !isOurs(name)).map(({ dir }) => dir);
}

async function benchAll(options: BenchOptions): Promise<number> {
  if (!options.build) {
    const others = options.lighthouseRuns > 0 ? otherDirs(options) : [];
    assertBuilt([BUILD_DIR, PLAIN_SITE.dir, ...others]);
  }
  const built = options.build
    ? await buildAll(options)
    : { builds: { ours: null, plain: null }, versions: null };
  const pages = benchPages(routesOfPages(BUILD_DIR), options.fewPages);
  const { times, ...measured } = await serveAndBrowse(
    [BUILD_DIR, PLAIN_SITE.dir],
    (browser, [ours = '', plain = '']) => measureSites(browser, { ours, plain }, pages, options),
  );
  const results: BenchResults = {
    date: new Date().toISOString().slice(0, 10),
    docusaurus,
    machine: `${os.platform()} ${os.arch()}, ${os.cpus().length} cores, Node ${process.version}`,
    ...measured,
    loads: options.lighthouseRuns > 0 ? await measureLoad(options.sites, options) : [],
    ...built,
    weights: {
      ours: weighSite(BUILD_DIR, TEXT_PAGE),
      plain: weighSite(PLAIN_SITE.dir, PLAIN_PATHS.docsPage),
    },
    search: { indexes: indexSizes(BUILD_DIR), times },
    offline: setSizes(BUILD_DIR),
  };
  await writeReport(path.join(RESULTS_DIR, 'latest'), results, report(results));
  return benchFeedback();
}

async function benchLoad(options: BenchOptions): Promise<void> {
  if (options.build) {
    await buildOtherSites(options.sites);
  } else {
    assertBuilt(otherDirs(options));
  }
  const loads = await measureLoad(options.sites, options);
  await writeReport(path.join(WORK_DIR, 'load'), loads, loadReport(loads));
}

async function benchInteractions({ sites, visitRuns, build }: BenchOptions): Promise<void> {
  const measured = sites.filter((site) => site !== STARLIGHT_SITE);
  if (build) {
    await buildOtherSites(measured);
  } else {
    assertBuilt(measured.map(({ dir }) => dir));
  }
  const times = await measureInteractions(measured, visitRuns);
  await writeReport(path.join(WORK_DIR, 'interactions'), times, interactionTable(times));
}

async function benchPatches(options: BenchOptions): Promise<void> {
  const variants = await measurePatches({ ...options, runs: options.visitRuns });
  const results = variants.map(({ name, figures }) => ({ name, ...Object.fromEntries(figures) }));
  await writeReport(path.join(WORK_DIR, 'without'), results, patchesTable(variants));
}

async function writeReport(file: string, results: unknown, markdown: string): Promise<void> {
  await writeFormatted(`${file}.json`, JSON.stringify(results));
  console.log(await writeFormatted(`${file}.md`, markdown));
  console.error(`Written: ${shownPath(file)}.md and .json`);
}

runCommand(module, COMMAND, async ({ values }) => {
  const options = benchOptions(values);
  if (options.without.length > 0) {
    return benchPatches(options);
  }
  const only = { load: benchLoad, interactions: benchInteractions };
  return options.only ? only[options.only](options) : benchAll(options);
});
