import { inNode } from '@site/test/unit/in-node';
import { PRODUCTS } from '../../../src/foundation/products';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const FOLDER = 'i18n/zh/docusaurus-plugin-content-docs-docs-joy/current';
const page = (text: string, slug = '/page') =>
  `---\ntitle: Page\nslug: ${slug}\ndescription: About it.\n---\n${text}`;

/** The findings in a translation of a page with a demo and two sections. */
function findingsIn(text: string): string[] {
  const root = temporaryFolder({
    'docs-joy/sidebar.ts': 'export default { tree: [] };\n',
    'docs-joy/page.mdx': page('## Sizes\n\n<Demo name="Basic" />\n\n## Colors {/* #colors */}\n'),
    'docs-joy/demos/Basic.tsx': 'export default function Basic() {\n  return <p>Text</p>;\n}\n',
    [`${FOLDER}/page.mdx`]: text,
    [`${FOLDER}/gone.mdx`]: page('', '/gone'),
  });
  return inNode<string[]>(
    `const { readSite } = await load('./plugins/content/doctor/site.ts');
     const { diagnoseTranslations } = await load('./plugins/content/doctor/translations.ts');
     const { formatFinding } = await load('./packages/mdx-doctor/src/index.ts');
     const site = readSite({ ...input, trees: {}, redirects: [] });
     return (await diagnoseTranslations(site, null)).findings.map(formatFinding);`,
    { root, products: PRODUCTS.filter(({ id }) => id === 'joy-ui') },
  );
}

const GONE = `${FOLDER}/gone.mdx:1 translation: The English page is missing: docs-joy/gone.mdx. Move the translation to where that page is now, or remove it.`;
const compare = 'Compare it with docs-joy/page.mdx.';

it('finds nothing in a translation with the demos and sections of its page', () => {
  const text = '## 尺寸 {/* #sizes */}\n\n<Demo name="Basic" />\n\n## 颜色 {/* #colors */}\n';
  expect(findingsIn(page(text))).toEqual([GONE]);
}, 60_000);

it('finds broken links, and what the translation lacks', () => {
  const text = '## 尺寸 {/* #sizes */}\n\n<Demo name="Other" />\n\n[颜色](./none.mdx)\n';
  expect(findingsIn(page(text, '/other')).filter((one) => one !== GONE)).toEqual([
    `${FOLDER}/page.mdx:1 translation: The section #colors is missing. ${compare}`,
    `${FOLDER}/page.mdx:1 translation: The demo Basic is missing. ${compare}`,
    `${FOLDER}/page.mdx:1 translation: The English page has no demo Other. ${compare}`,
    `${FOLDER}/page.mdx:1 translation: "slug" differs from that of the English page. ${compare}`,
    expect.stringMatching(/page\.mdx:8.*Other/),
    expect.stringMatching(/page\.mdx:10.* broken-link: .*none\.mdx/),
  ]);
}, 60_000);
