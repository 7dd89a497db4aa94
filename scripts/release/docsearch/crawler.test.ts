import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { load } from 'cheerio';

interface Action {
  recordExtractor: (page: { $: ReturnType<typeof load>; helpers: unknown }) => RecordOptions;
}

interface RecordOptions {
  recordProps: Record<'lvl1' | 'lvl2' | 'lvl4' | 'content', string | string[]>;
}

const PAGE = `<article><h1>Button</h1><h2><a class="heading-link">Sizes</a></h2><p>Three sizes.</p>
  <div data-row><code>size</code><div data-details>How large.</div></div></article>`;

it("is valid in the crawler's editor and extracts titles, props and texts", () => {
  let config: {
    actions: Action[];
    initialIndexSettings: { docs: { attributesForFaceting: string[] } };
  };
  const Crawler = jest.fn((given: typeof config) => {
    config = given;
  });
  vm.runInNewContext(fs.readFileSync(path.join(__dirname, 'crawler.js'), 'utf8'), { Crawler });
  const $ = load(PAGE);
  const { recordProps } = config!.actions[0]!.recordExtractor({
    $,
    helpers: { docsearch: (options: RecordOptions) => options },
  });
  const text = (level: keyof typeof recordProps) => $([recordProps[level]].flat()[0]).text();
  expect([text('lvl1'), text('lvl2'), text('lvl4')]).toEqual(['Button', 'Sizes', 'size']);
  expect(text('content')).toContain('How large.');
  // Contextual search finds nothing without these facets.
  expect(config!.initialIndexSettings.docs.attributesForFaceting).toEqual(
    expect.arrayContaining(['language', 'docusaurus_tag']),
  );
});
