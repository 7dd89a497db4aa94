import { inNode } from '@site/test/unit/in-node';
import { pageText } from './testing';

/** The lines of findings in all pages of a site, without those about words, trees and descriptions. */
function linesOf(files: Record<string, string>): string[] {
  return inNode<string[]>(
    `const fs = require('node:fs');
     const { siteWith } = await load('./plugins/content/doctor/testing.ts');
     const { diagnose } = await load('./plugins/content/doctor/diagnose.ts');
     const { formatFinding } = await load('./packages/mdx-doctor/src/index.ts');
     const trees = { 'docs-lab': [{ pathname: '/lab/a' }, { pathname: '/lab/b' }] };
     const site = siteWith(input, trees);
     const findings = await diagnose(site, site.pages, null);
     fs.rmSync(site.root, { recursive: true });
     return findings
       .filter(({ level, rule }) => level === 'error' && rule !== 'spelling')
       .map(formatFinding);`,
    files,
  );
}

it('checks the files that pages show, once', () => {
  const page = (slug: string) =>
    pageText(slug, slug, "import Note from './_note.mdx';\n\n## A part\n\nText.\n\n<Note />\n");
  const lines = linesOf({
    'docs-lab/a.mdx': page('/a'),
    'docs-lab/b.mdx': page('/b'),
    'docs-lab/_note.mdx':
      "import More from './_more.mdx';\n\n### Note\n\nUse <Foo />.\n\n<More />\n",
    'docs-lab/_more.mdx': '```js titel="a"\n```\n\n[Far](/lab/far/)\n',
  });
  expect(lines).toEqual([
    expect.stringMatching(/^docs-lab\/_more\.mdx:1 code-block: the code block has the option/),
    expect.stringMatching(/^docs-lab\/_more\.mdx:4:1 broken-link: The link leads to \/lab\/far\//),
    expect.stringMatching(/^docs-lab\/_note\.mdx:5:5 markup: The page uses <Foo>/),
  ]);
});

it('reads lists in the front matter over several lines', () => {
  const head = "title: A\nslug: '/a'\ndescription: About it.\ncomponents:\n  - Buton\n  - Chpi\n";
  const lines = linesOf({
    'docs-lab/a.mdx': `---\n${head}---\n\nText.\n`,
    'docs-lab/b.mdx': pageText('/b', 'B', 'See [A](/lab/a/).\n'),
  });
  expect(lines).toEqual([expect.stringMatching(/^docs-lab\/a\.mdx:\d+ components: .+"Buton"/)]);
});

it('finds links of other pages that a changed page breaks, and nothing else in them', () => {
  const found = inNode<string[]>(
    `const fs = require('node:fs');
     const { siteWith } = await load('./plugins/content/doctor/testing.ts');
     const { diagnoseLinks } = await load('./plugins/content/doctor/diagnose.ts');
     const { formatFinding } = await load('./packages/mdx-doctor/src/index.ts');
     const site = siteWith(input, {});
     const findings = await diagnoseLinks(site, [site.pageOf('docs-lab/b.mdx')]);
     fs.rmSync(site.root, { recursive: true });
     return findings.map(formatFinding);`,
    {
      'docs-lab/a.mdx': pageText('/a', 'A', '## Renamed\n\nText.\n'),
      'docs-lab/b.mdx': pageText(
        '/b',
        'B',
        'Use <Foo />, [as here](/lab/a/#old), [there](/lab/c/).\n',
      ),
    },
  );
  expect(found).toEqual([
    expect.stringMatching(/broken-anchor: The link leads to #old/),
    expect.stringMatching(/broken-link: The link leads to \/lab\/c\//),
  ]);
});
