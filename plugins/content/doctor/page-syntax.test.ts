import { inNode } from '@site/test/unit/in-node';
import { ACCEPTED } from './fixtures/accepted';
import { REFUSED } from './fixtures/refused';
import type { builtPage } from './fixtures/render-page';

const PAGE = 'docs-lab/page.mdx';
const HEAD = '---\ntitle: Page\nslug: /page\ndescription: About it.\n---\n\n';

interface Result {
  name: string;
  /** The doctor's errors: `file:line: message cure`. */
  found: string[];
  built: Awaited<ReturnType<typeof builtPage>>;
}

function examineAll(): Result[] {
  const files = {
    'docs-lab/near.mdx': '---\ntitle: Near\nslug: /near\ndescription: About it.\n---\n\nText.\n',
    'static/img/mill.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  };
  const sites = [...ACCEPTED, ...REFUSED].map(({ name, text, files: own }) => ({
    name,
    files: { ...files, ...own, [PAGE]: /^\s*[-+]{3}[\r\n]/.test(text) ? text : `${HEAD}${text}\n` },
  }));
  return inNode<Result[]>(
    `const fs = require('node:fs');
     const { siteWith } = await load('./plugins/content/doctor/testing.ts');
     const { diagnosePage } = await load('./plugins/content/doctor/diagnose.ts');
     const { builtPage } = await load('./plugins/content/doctor/fixtures/render-page.ts');
     // About the words of a page.
     const words = ['spelling', 'section-prose'];
     const results = [];
     for (const { name, files } of input) {
       const site = siteWith(files);
       const findings = await diagnosePage(site.pageOf('${PAGE}'), site);
       const found = findings
         .filter(({ level, rule }) => level === 'error' && !words.includes(rule))
         .map(({ file, line, message, cure }) => (file + ':' + line + ': ' + message + ' ' + cure).trimEnd());
       const built = await builtPage(site, '${PAGE}', files['${PAGE}']);
       results.push({ name, found, built });
       fs.rmSync(site.root, { recursive: true });
     }
     return results;`,
    sites,
  );
}

let results: Map<string, Result>;

beforeAll(() => {
  results = new Map(examineAll().map((result) => [result.name, result]));
}, 120_000);

/** Without tags of highlighted code. */
const withoutColors = (html: string) =>
  html
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

it('has a separate name for each case', () => {
  expect(results.size).toBe(ACCEPTED.length + REFUSED.length);
});

it.each(ACCEPTED)('accepts: $name', ({ name, shows = [], hides = [] }) => {
  const { found, built } = results.get(name)!;
  expect(found).toEqual([]);
  expect(built).toEqual({ html: expect.any(String) });
  const { html } = built as { html: string };
  shows.forEach((part) =>
    expect([html, withoutColors(html)].some((text) => text.includes(part)) || html).toBe(true),
  );
  hides.forEach((part) => expect(html).not.toContain(part));
});

it.each(REFUSED)('refuses, in the doctor and in a build: $name', ({ name, found: expected }) => {
  const { found, built } = results.get(name)!;
  const lines = expected.map((line) => (/^\d/.test(line) ? `${PAGE}:${line}` : line));
  expect(found).toEqual(lines);
  expect(lines).toContainEqual((built as { error: string }).error);
});
