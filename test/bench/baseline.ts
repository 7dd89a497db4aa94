import path from 'node:path';
import type { Browser } from '@playwright/test';
import { version as docusaurus } from '@docusaurus/core/package.json';
import { BUILD_DIR } from '../../scripts/shared/root';
import { routesOfPages } from '../../scripts/serve/routes';
import { runCommand } from '../../scripts/shared/command/run-command';
import type { Baseline } from './budgets';
import { pageScriptBytes } from './page/page-bytes';
import { visit } from './page/visit';
import { BASELINE_FILE, PLAIN_DIR, shownPath } from './paths';
import { buildPlainSite } from './plain-site/build-plain-site';
import { PLAIN_PATHS } from './plain-site/plain-paths';
import { serveAndBrowse } from './serve-and-browse';
import { writeFormatted } from '../../scripts/shared/write-formatted';

async function scriptBytes(browser: Browser, url: string): Promise<number> {
  return pageScriptBytes((await visit(browser, url, { blind: true })).transfers);
}

const COMMAND = {
  name: 'npm run bench:baseline',
  summary: 'Records the plain Docusaurus site that the budgets are based on.',
};

runCommand(module, COMMAND, async () => {
  const pages = routesOfPages(BUILD_DIR).length;
  console.error(`Building: a plain site of ${pages} pages, as many as build/ has`);
  await buildPlainSite(pages);
  const js = await serveAndBrowse([path.join(PLAIN_DIR, 'build')], async (browser, [url]) => ({
    home: await scriptBytes(browser, `${url}${PLAIN_PATHS.home}`),
    docsPage: await scriptBytes(browser, `${url}${PLAIN_PATHS.docsPage}/`),
  }));
  const baseline: Baseline = { docusaurus, pages, js };
  const written = await writeFormatted(BASELINE_FILE, JSON.stringify(baseline));
  console.log(`${shownPath(BASELINE_FILE)}:\n${written}`);
});
