import { componentPageBudget, plainPageBudget } from '../budgets';
import type { BenchResults } from '../results';
import { demoTable } from './demo-table';
import { kilobytes } from './format';
import { offlineTable } from './offline-table';
import { pageTable } from './page-table';
import { indexTable, searchTable } from './search-tables';
import { siteTable } from './site-table';
import { versionsTable } from './versions-table';

const LEGEND = `
- *plain* is the classic site that \`create-docusaurus\` makes, without its blog and the drawings of
  its home page, with as many pages as ours. In brackets: our figure in units of its.
- Figures of files are bodies as sent (gzip, 1 kB = 1000 bytes) up to 5 s after the load event, on a
  viewport of 412 × 823, without any input.
- *JS of the page* loads even if no element is told that it is in view. What loads only when
  elements are told is *JS of islands in view* or, if fetched for links, *JS of prefetched pages*:
  each page is opened twice, once with a blind \`IntersectionObserver\`. Requests are all of them.
- *LCP* and *CLS* are of the same visit, without throttling. *Lighthouse* figures are of its default
  simulated slow phone, medians of its runs. Where its *speed of the machine* differs much between
  pages, something else was running, and times do not compare.
- *Cost of one* archived version: the difference of both builds, by the number of archived versions.
- *Main bundle and runtime* are the scripts that are the same on every page, gzip.
- *Search data* is what the search loads with a product and version: its records, of which the
  browser makes the index. *Search times* are from the last key of a search to the paint of what it
  finds, over all queries of \`bench/search/queries.json\`, the index being loaded. The goal is 50 ms.
- *Kept offline* are the sizes that "Offline access" says: of the files as they are stored. What
  several products need is counted with each of them, and kept once.
- *Demo*: the code is pressed by a mouse that rests on the button first, or by a finger, the first
  press of the visit; the demo nears the window while those before it are interactive.
- Peak memory is the sum over all processes of the build, looked at ten times a second.`.trim();

function budgets({ plainPages: { docsPage } }: BenchResults): string[] {
  if (!docsPage) {
    return [];
  }
  const basis = { js: { docsPage: docsPage.bytes.js } };
  return [
    `Budget of *JS of the page* by this run: ${kilobytes(plainPageBudget(basis))} without demos, ` +
      `${kilobytes(componentPageBudget(basis))} with demos.`,
  ];
}

function section(title: string, tables: string[]): string[] {
  return tables.length > 0 ? [`## ${title}`, ...tables] : [];
}

/**
 * The report of a run, in Markdown.
 *
 * @param results - What the run measured.
 */
export function report(results: BenchResults): string {
  const { date, docusaurus, machine } = results;
  return [
    '# Benchmark',
    `${date}, Docusaurus ${docusaurus}, ${machine}`,
    '## Pages',
    pageTable(results),
    ...budgets(results),
    '## Site',
    siteTable(results),
    '## Demos',
    demoTable(results),
    ...section('Archived versions', versionsTable(results)),
    '## Search data',
    indexTable(results.search),
    '## Search times',
    searchTable(results.search),
    '## Kept offline',
    offlineTable(results),
    '## How to read this',
    LEGEND,
    '',
  ].join('\n\n');
}
