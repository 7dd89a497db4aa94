import os from 'node:os';
import path from 'node:path';
import { version as docusaurus } from '@docusaurus/core/package.json';
import { BUILD_DIR } from '../scripts/root';
import { routesOfPages } from '../scripts/routes';
import { runAsCommand } from '../scripts/run-as-command';
import { benchFeedback } from './feedback';
import { measureLoad } from './load/measure-load';
import { measureSites } from './measure-sites';
import { parseOptions } from './options';
import type { BenchOptions } from './options';
import { setSizes } from './offline/set-sizes';
import { TEXT_PAGE, benchPages } from './pages';
import { PLAIN_DIR, RESULTS_DIR, WORK_DIR, shownPath } from './paths';
import { buildPlainSite } from './plain-site/build-plain-site';
import { PLAIN_PATHS } from './plain-site/plain-paths';
import { loadReport, report } from './report/report';
import type { BenchResults } from './results';
import { indexSizes } from './search/index-sizes';
import { serveAndBrowse } from './serve-and-browse';
import { weighSite } from './site-weight/site-weight';
import { measureVersions } from './versions/measure-versions';
import { writeFormatted } from './write-formatted';

async function buildAll(): Promise<Pick<BenchResults, 'builds' | 'versions'>> {
  const { ours, ...versions } = await measureVersions();
  console.error(`Building: a plain site of ${ours.pages} pages`);
  return { builds: { ours, plain: await buildPlainSite(ours.pages) }, versions };
}

async function benchLoad({ sites, lighthouseRuns: runs, fewPages }: BenchOptions): Promise<void> {
  const loads = await measureLoad(sites, { runs, fewPages });
  const file = path.join(WORK_DIR, 'load');
  await writeFormatted(`${file}.json`, JSON.stringify(loads));
  console.log(await writeFormatted(`${file}.md`, loadReport(loads)));
  console.error(`Written: ${shownPath(file)}.md and .json`);
}

runAsCommand(module, async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options.onlyLoad) {
    return benchLoad(options);
  }
  const built = options.build
    ? await buildAll()
    : { builds: { ours: null, plain: null }, versions: null };
  const pages = benchPages(routesOfPages(BUILD_DIR), options.fewPages);
  const plainDir = path.join(PLAIN_DIR, 'build');
  const { times, ...measured } = await serveAndBrowse(
    [BUILD_DIR, plainDir],
    (browser, [ours = '', plain = '']) => measureSites(browser, { ours, plain }, pages, options),
  );
  const results: BenchResults = {
    date: new Date().toISOString().slice(0, 10),
    docusaurus,
    machine: `${os.platform()} ${os.arch()}, ${os.cpus().length} cores, Node ${process.version}`,
    ...measured,
    ...built,
    weights: {
      ours: weighSite(BUILD_DIR, TEXT_PAGE),
      plain: weighSite(plainDir, PLAIN_PATHS.docsPage),
    },
    search: { indexes: indexSizes(BUILD_DIR), times },
    offline: setSizes(BUILD_DIR),
  };
  const file = path.join(RESULTS_DIR, 'latest');
  await writeFormatted(`${file}.json`, JSON.stringify(results));
  console.log(await writeFormatted(`${file}.md`, report(results)));
  console.error(`Written: ${shownPath(file)}.md and .json`);
  return benchFeedback();
});
