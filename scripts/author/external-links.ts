import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatFinding, formatSummary } from 'mdx-doctor';
import exceptions from '../../addresses/external-links.json';
import { readSite } from '../../plugins/content/doctor/site';
import { documentedProducts } from '../../src/foundation/products';
import { runCommand } from '../shared/command/run-command';
import { ROOT } from '../shared/root';
import { chosenPages, checkPlaces } from './doctor/chosen-pages';
import { isWorking } from './external-links/check-url';
import { checkUrls } from './external-links/check-urls';
import type { WorkingLinks } from './external-links/check-urls';
import { linksOfSite } from './external-links/links-of-site';
import { findingsOf } from './external-links/report';

const CACHE = path.join(ROOT, '.cache/external-links.json');
const REPORT = path.join(ROOT, '.cache/external-links.txt');

function readKnown(): WorkingLinks {
  return existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as WorkingLinks) : {};
}

runCommand(
  module,
  {
    name: 'npm run external-links',
    summary:
      'Requests the pages of other sites that our pages link to. Links that work are requested again after a week; those in `addresses/external-links.json` never.',
    options: { fresh: { type: 'boolean', help: 'Request all of them now' } },
    words: {
      name: 'folder or page',
      help: "Relative to the repository's root; all current pages otherwise",
    },
    exitCodes: { 1: 'A link is broken' },
  },
  async ({ values: { fresh }, words }) => {
    const site = readSite({ root: ROOT, products: documentedProducts(), redirects: [] });
    checkPlaces(site, words);
    const pages = words.length > 0 ? chosenPages(site, words) : chosenPages(site, null);
    const links = linksOfSite(
      site,
      pages.filter(({ archive }) => archive === null),
    ).filter(({ url }) => !exceptions.some(({ start }) => url.startsWith(start)));
    const now = Date.now();
    const known = readKnown();
    const urls = links.map(({ url }) => url);
    const states = await checkUrls(urls, fresh ? {} : known, now);
    const working = [...states].map(([url, state]) => [url, isWorking(state) ? now : 0] as const);
    const found = findingsOf(links, states);
    const summary = `${new Set(urls).size} addresses, ${states.size} requested; ${formatSummary(found, pages.length)}`;
    const report = [...found.map(formatFinding), summary].join('\n');
    mkdirSync(path.dirname(CACHE), { recursive: true });
    writeFileSync(CACHE, JSON.stringify({ ...known, ...Object.fromEntries(working) }));
    writeFileSync(REPORT, `${report}\n`);
    console.log(report);
    return found.some(({ level }) => level === 'error') ? 1 : 0;
  },
);
