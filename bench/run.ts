import os from 'node:os';
import path from 'node:path';
import { version as docusaurus } from '@docusaurus/core/package.json';
import { BUILD_DIR, ROOT } from '../scripts/root';
import { routesOfPages } from '../scripts/routes';
import { runAsCommand } from '../scripts/run-as-command';
import { coldBuild } from './build-cost/cold-build';
import { measureSites } from './measure-sites';
import { parseOptions } from './options';
import { benchPages } from './pages';
import { PLAIN_DIR, RESULTS_DIR, shownPath } from './paths';
import { buildPlainSite } from './plain-site/build-plain-site';
import { report } from './report/report';
import type { BenchResults } from './results';
import { serveAndBrowse } from './serve-and-browse';
import { writeFormatted } from './write-formatted';

async function buildBoth(): Promise<BenchResults['builds']> {
  console.error('Building: our site');
  const ours = await coldBuild('ours', ROOT);
  console.error(`Building: a plain site of ${ours.pages} pages`);
  return { ours, plain: await buildPlainSite(ours.pages) };
}

runAsCommand(module, async () => {
  const options = parseOptions(process.argv.slice(2));
  const builds = options.build ? await buildBoth() : { ours: null, plain: null };
  const pages = benchPages(routesOfPages(BUILD_DIR), options.fewPages);
  const dirs = [BUILD_DIR, path.join(PLAIN_DIR, 'build')];
  const measured = await serveAndBrowse(dirs, (browser, [ours = '', plain = '']) =>
    measureSites(browser, { ours, plain }, pages, options),
  );
  const results: BenchResults = {
    date: new Date().toISOString().slice(0, 10),
    docusaurus,
    machine: `${os.platform()} ${os.arch()}, ${os.cpus().length} cores, Node ${process.version}`,
    ...measured,
    builds,
  };
  const file = path.join(RESULTS_DIR, 'latest');
  await writeFormatted(`${file}.json`, JSON.stringify(results));
  console.log(await writeFormatted(`${file}.md`, report(results)));
  console.error(`Written: ${shownPath(file)}.md and .json`);
});
