import { inNode } from '@site/test/unit/in-node';
import { CALLOUTS } from './idioms/callouts';
import { ELEMENTS } from './idioms/elements';
import { EXPRESSIONS } from './idioms/expressions';
import { FENCES } from './idioms/fences';
import { FILES } from './idioms/files';
import type { Idiom } from './idioms/idiom';
import type { builtPage } from './idioms/render-page';
import { TEXTS } from './idioms/texts';

const IDIOMS = [...CALLOUTS, ...ELEMENTS, ...EXPRESSIONS, ...TEXTS, ...FENCES, ...FILES];

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
  const sites = IDIOMS.map(({ name, text, files: own }) => ({
    name,
    files: { ...files, ...own, [PAGE]: /^\s*[-+]{3}[\r\n]/.test(text) ? text : `${HEAD}${text}\n` },
  }));
  return inNode<Result[]>(
    `const fs = require('node:fs');
     const { siteWith } = await load('./plugins/content/doctor/testing.ts');
     const { diagnosePage } = await load('./plugins/content/doctor/diagnose.ts');
     const { builtPage } = await load('./plugins/content/doctor/idioms/render-page.ts');
     // About the words of a page.
     const words = ['spelling', 'section-prose'];
     const results = [];
     for (const { name, files } of input) {
       const site = siteWith(files);
       const page = await site.read(site.pageOf('${PAGE}'));
       const findings = await diagnosePage(page, site);
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

it('has a separate name for each idiom', () => {
  expect(new Set(IDIOMS.map(({ name }) => name)).size).toBe(IDIOMS.length);
});

it.each(IDIOMS.filter(({ refuses }) => !refuses))(
  'accepts: $name',
  ({ name, shows = [], hides = [] }: Idiom) => {
    const { found, built } = results.get(name)!;
    expect(found).toEqual([]);
    expect(built).toEqual({ html: expect.any(String) });
    const { html } = built as { html: string };
    shows.forEach((part) =>
      expect([html, withoutColors(html)].some((text) => text.includes(part)) || html).toBe(true),
    );
    hides.forEach((part) => expect(html).not.toContain(part));
  },
);

it.each(IDIOMS.filter(({ refuses }) => refuses))(
  'refuses, in the doctor and in a build: $name',
  ({ name, refuses }: Idiom) => {
    const { found, built } = results.get(name)!;
    const line =
      typeof refuses === 'string'
        ? `${PAGE}:${refuses}`
        : expect.stringMatching(
            new RegExp(refuses!.source.replace(/^\^/, `^${PAGE}:`), refuses!.flags),
          );
    expect(found).toContainEqual(line);
    expect(built).toEqual({ error: line });
  },
);
