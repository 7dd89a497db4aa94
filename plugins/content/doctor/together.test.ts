import { inNode } from '@site/test/unit/in-node';

/** One page with a mistake of each kind; the front matter isn't valid YAML. */
const PAGE = [
  '---',
  'title: Page: one',
  'slug: /page',
  'description: About it.',
  '---',
  '',
  'A { brace.',
  '',
  'A [link](./nowhere.mdx).',
  '',
  '<Demo name="Missing" />',
  '',
  '<Demo name="Other" />',
  '',
  'Two <br> breaks <hr>.',
  '',
  '```tsx unknown',
  'const a = 1;',
  '```',
  '',
  '```tsx',
  'const = 1;',
  '```',
  '',
  '#### Deep',
  '',
  '![](/img/none.svg)',
  '',
  '<Unknown />',
  '',
  ':::nota',
  'Text.',
  ':::',
  '',
];

it('reports the errors of a page together', () => {
  const places = inNode<string[]>(
    `const { siteWith } = await load('./plugins/content/doctor/testing.ts');
     const { diagnosePage } = await load('./plugins/content/doctor/diagnose.ts');
     const site = siteWith(input);
     const findings = await diagnosePage(site.pageOf('docs-lab/page.mdx'), site);
     require('node:fs').rmSync(site.root, { recursive: true });
     return findings.filter(({ level }) => level === 'error').map(({ line, rule, message }) => line + ' ' + rule);`,
    { 'docs-lab/page.mdx': PAGE.join('\n') },
  );
  expect(places).toEqual([
    ...['2 mdx', '7 mdx', '15 mdx', '15 mdx', '29 markup', '31 callout', '25 heading-jump'],
    ...['9 broken-link', '27 alt-text', '27 broken-image', '11 demo', '13 demo'],
    ...['17 code-block', '22 code-block'],
  ]);
});
