import { page } from '../../../src/shell/navigation';
import type { NavigationTree } from '../../../src/shell/navigation';
import { pageText } from './testing';
import type { Files } from './testing';

/** A typical mistake, and the line that it's reported with. */
export interface Mistake {
  name: string;
  /** Files that differ from those of the correct site; `null` deletes a file. */
  files: Readonly<Record<string, string | null>>;
  /** The product's tree, if it differs. */
  tree?: NavigationTree;
  /** The complete line, or a pattern for a long one. */
  line: string | RegExp;
}

const HEAD = ['---', 'title: Page', 'slug: /page', 'description: About it.', '---', ''];
const PAGE = 'docs-lab/page.mdx';
const DEMO = 'docs-lab/demos/One.tsx';
const demo = (body: string, before = '') =>
  `${before}export default function One() {\n  return ${body};\n}\n`;

/** A page with `text` on line 7. */
function withText(text: string): Files {
  return { [PAGE]: [...HEAD, text, '', '<Demo name="One" />', ''].join('\n') };
}

function withHead(...lines: string[]): Files {
  return { [PAGE]: ['---', ...lines, '---', '', 'Text.', '', '<Demo name="One" />'].join('\n') };
}

/** The files of a site without mistakes. */
export const GOOD_FILES: Files = {
  ...withText('Text.'),
  'docs-lab/near/near.mdx': pageText('/near', 'Near', '## A part\n\nText.\n'),
  'docs-other/far.mdx': pageText('/far', 'Far'),
  [DEMO]: demo('<p id="one">One</p>'),
  'docs-lab/sidebar.ts': "[\n  page('/lab/page'),\n  page('/lab/near'),\n];\n",
  'static/img/mill.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
};

/** The tree of its product. */
export const GOOD_TREE: NavigationTree = [page('/lab/page'), page('/lab/near')];

/** The mistakes. `mistakes.test.ts` makes each of them in a separate site. */
export const MISTAKES: readonly Mistake[] = [
  {
    name: 'unknown front-matter field',
    files: withHead('title: Page', 'slug: /page', 'description: About it.', 'waiaria: https://a.b'),
    line: `${PAGE}:5 front-matter: The front matter has the unknown field "waiaria". Did you mean "waiAria"?`,
  },
  {
    name: 'missing description',
    files: withHead('title: Page', 'slug: /page'),
    line: `${PAGE}:1 front-matter: The front matter has no "description". Add one sentence that says what the page is about, of at most 160 characters.`,
  },
  {
    name: 'title too long',
    files: withHead(
      `title: Page${' after page'.repeat(7)}`,
      'slug: /page',
      'description: About it.',
    ),
    line: new RegExp(
      `^${PAGE}:2 front-matter: "title" is "Page.+" \\(81 characters\\)\\. Expected at most 70`,
    ),
  },
  {
    name: 'colon in a front-matter value',
    files: withHead('title: Page: one', 'slug: /page', 'description: About it.'),
    line: /^docs-lab\/page\.mdx:2 mdx: .+ put texts with .+ in quotes\.$/,
  },
  {
    name: 'unclosed JSX tag',
    files: withText('<div>'),
    line: `${PAGE}:7 mdx: Expected a closing tag for \`<div>\`. Write </div> after its content or <div /> without; put it in backticks if it is text.`,
  },
  {
    name: 'brace in a text',
    files: withText('A literal { in a text.'),
    line: /^docs-lab\/page\.mdx:\d+:\d+ mdx: .+ Write a literal \{ as \\\{, or put it in backticks\.$/,
  },
  {
    name: 'broken link to a file',
    files: withText('[Near](./near/naer.mdx)'),
    line: `${PAGE}:7:1 broken-link: The link leads to docs-lab/near/naer.mdx, which doesn't exist. Did you mean near/near.mdx?`,
  },
  {
    name: 'link to a file of another product',
    files: withText('[Far](../docs-other/far.mdx)'),
    line: `${PAGE}:7:1 broken-link: The link leads to docs-other/far.mdx, which belongs to another product or version. Write its path: /other/far/.`,
  },
  {
    name: 'broken address',
    files: withText('[Near](/lab/naer/)'),
    line: `${PAGE}:7:1 broken-link: The link leads to /lab/naer/, which doesn't exist. Did you mean /lab/near/?`,
  },
  {
    name: 'page that has moved',
    files: { ...withText('[Near](/lab/moved/)') },
    line: `${PAGE}:7:1 broken-link: The link leads to /lab/moved/, which has moved. Write /lab/home/.`,
  },
  {
    name: 'link without trailing slash',
    files: withText('[Near](/lab/near)'),
    line: `${PAGE}:7:1 broken-link: The link to /lab/near has no trailing slash. Write /lab/near/.`,
  },
  {
    name: 'broken anchor on the same page',
    files: withText('[Part](#a-prat)\n\n## A part\n\nText.'),
    line: `${PAGE}:7:1 broken-anchor: The link leads to #a-prat, which this page doesn't have. Did you mean a-part?`,
  },
  {
    name: 'broken anchor on another page of the product',
    files: withText('[Part](./near/near.mdx#a-prat)'),
    line: `${PAGE}:7:1 broken-anchor: The link leads to #a-prat, which docs-lab/near/near.mdx doesn't have. Did you mean a-part?`,
  },
  {
    name: 'demo whose file is missing',
    files: withText('<Demo name="Two" />'),
    line: `${PAGE}:7:1 demo: <Demo> shows a file that does not exist: docs-lab/demos/Two.tsx. Create it, or correct the name.`,
  },
  {
    name: 'demo without default export',
    files: { [DEMO]: 'export function One() {\n  return <p />;\n}\n' },
    line: `${PAGE}:9:1 demo: <Demo> shows docs-lab/demos/One.tsx, which has no default export. Export the component: export default function …`,
  },
  {
    name: 'demo that cannot be parsed',
    files: { [DEMO]: 'export default function One() {\n  return <p>;\n}\n' },
    line: /^docs-lab\/demos\/One\.tsx:\d+:\d+ demo: .+/,
  },
  {
    name: 'unknown demo option',
    files: { [PAGE]: [...HEAD, 'Text.', '', '<Demo name="One" hieght={3} />'].join('\n') },
    line: `${PAGE}:9:1 demo: <Demo> "One": The demo has the unknown option "hieght". Did you mean "height"?`,
  },
  {
    name: 'contradictory demo options',
    files: {
      [PAGE]: [...HEAD, 'Text.', '', '<Demo name="One" hideToolbar defaultOpen />'].join('\n'),
    },
    line: `${PAGE}:9:1 demo: <Demo> "One": "hideToolbar" leaves no source to open. Remove "defaultOpen" or "hideToolbar".`,
  },
  {
    name: 'demo that the page shows twice',
    files: withText('<Demo name="One" />'),
    line: `${PAGE}:9:1 demo: <Demo> "One" is shown twice on this page. Show it once, and link to #One elsewhere.`,
  },
  {
    name: 'demo that no page shows',
    files: { 'docs-lab/demos/Two.tsx': demo('<p />') },
    line: 'docs-lab/demos/Two.tsx:1 demo-without-page: No page shows this demo. Add <Demo name="Two" /> to a page in docs-lab/, or delete the file.',
  },
  {
    name: 'two elements with one id',
    files: { [DEMO]: demo('<p id="one"><b id="one" /></p>') },
    line: `${DEMO}:2 duplicate-id: The id "one" also belongs to ${DEMO}:2, shown on the same page (${PAGE}). Use useId(), or choose unique ids.`,
  },
  {
    name: "demo that imports a package that isn't allowed",
    files: { [DEMO]: demo('<p>{last([1])}</p>', "import { last } from 'lodash';\n") },
    line: `${DEMO}:1 demo-import: The demo imports lodash, which demos may not import. Use a package listed in plugins/content/demos/allowed-packages.ts, or add it there.`,
  },
  {
    name: 'window while a demo loads',
    files: { [DEMO]: demo('<p>{width}</p>', 'const width = window.innerWidth;\n') },
    line: `${DEMO}:1 demo-browser-global: The demo uses window while its module loads, which fails on the server. Use it in an event handler or in useEffect().`,
  },
  {
    name: 'unknown option of a fence',
    files: withText('```tsx titel="a.tsx"\nconst a = 1;\n```'),
    line: new RegExp(
      `^${PAGE}:7 code-block: the code block has the option "titel=.+Allowed: title=`,
    ),
  },
  {
    name: 'package whose version can change',
    files: withText('```bash npm\nnpm install @mui/joy@latest\n```'),
    line: `${PAGE}:8 code-block: the npm package @mui/joy has the version "latest", which changes with each release. Write the version that the page is about, for example 5.0.0-beta.49.`,
  },
  {
    name: 'fence that cannot be parsed',
    files: withText('```tsx\nconst a = 1;\nconst b = (;\n```'),
    line: `${PAGE}:9 code-block: the tsx code cannot be parsed: Unexpected token. Correct it, or write \`\`\`text if it isn't complete code.`,
  },
  {
    name: 'fence with a wrong type',
    files: withText('```ts\nconst a = 1;\nexport const b: string = a;\n```'),
    line: `${PAGE}:9: Type 'number' is not assignable to type 'string'. (TS2322)`,
  },
  {
    name: 'live fence that cannot be parsed',
    files: withText('```jsx live\n<p>\n  {(}\n</p>\n```'),
    line: `${PAGE}:9:1 code-block: The live fence: the tsx code cannot be parsed: Unexpected token.`,
  },
  {
    name: 'callout without an end',
    files: withText(':::note A title\n\nText.'),
    line: `${PAGE}:7:1 callout: The callout ":::note A title" has no end. Add a line with ::: after its text.`,
  },
  {
    name: 'two pages with one slug',
    files: { 'docs-lab/copy.mdx': pageText('/near', 'Copy') },
    line: 'docs-lab/near/near.mdx:3 duplicate-slug: The slug "/near" also belongs to docs-lab/copy.mdx. Change one of the slugs.',
  },
  {
    name: 'two pages with one title',
    files: { 'docs-lab/copy.mdx': pageText('/copy', 'Near') },
    tree: [...GOOD_TREE, page('/lab/copy')],
    line: 'docs-lab/near/near.mdx:2 duplicate-title (warning): The title "Near" also belongs to docs-lab/copy.mdx. Mention in the title how this page differs.',
  },
  {
    name: 'page in no tree',
    files: { 'docs-lab/copy.mdx': pageText('/copy', 'Copy') },
    line: `docs-lab/copy.mdx:3 page-without-entry: The page (/lab/copy) isn't in any sidebar. Add page('/lab/copy') to docs-lab/sidebar.ts, or set unlisted: true.`,
  },
  {
    name: 'tree entry without a page',
    files: { 'docs-lab/near/near.mdx': null },
    line: 'docs-lab/sidebar.ts:3 entry-without-page: The tree "docs-lab" contains /lab/near, which doesn\'t exist. Create a page with this slug, or remove the entry.',
  },
  {
    name: 'skipped heading level',
    files: withText('Text.\n\n## One\n\nText.\n\n#### Two\n\nText.'),
    line: `${PAGE}:13:1 heading-jump: A heading of level 4 follows one of level 2. Use level 3 ("###").`,
  },
  {
    name: 'skipped heading level in an element',
    files: withText('<div>\n\n### One\n\nText.\n\n</div>'),
    line: `${PAGE}:9:1 heading-jump: A heading of level 3 follows one of level 1. Use level 2 ("##").`,
  },
  {
    name: 'section without text',
    files: withText('Text.\n\n## One'),
    line: `${PAGE}:9:1 section-prose: The section "One" has no text. Explain in a sentence or two what it shows and when to use it.`,
  },
  {
    name: 'image without alternative text',
    files: withText('![](/img/mill.svg)'),
    line: `${PAGE}:7:1 alt-text: The image /img/mill.svg has no alternative text. Describe the image in a few words.`,
  },
  {
    name: 'useless alternative text',
    files: withText('![screenshot](/img/mill.svg)'),
    line: `${PAGE}:7:1 alt-text: The image /img/mill.svg has the alternative text "screenshot". Describe the image in a few words.`,
  },
  {
    name: 'wrong path of an image',
    files: withText('![A mill](/img/mil.svg)'),
    line: `${PAGE}:7:1 broken-image: The image /img/mil.svg doesn't exist. Put the file at static/img/mil.svg, or correct the path.`,
  },
  {
    name: 'component without an API page',
    files: withHead('title: Page', 'slug: /page', 'description: About it.', 'components: [Buton]'),
    line: new RegExp(
      `^${PAGE}:\\d+ components: "components" in the front matter names "Buton", which has no API page`,
    ),
  },
];
