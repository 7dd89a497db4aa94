import { findingsIn, findingsOf, pageText } from '../testing';
import {
  demoBrowserGlobal,
  demoImport,
  demoWithoutPage,
  duplicateId,
  pageWithoutDemo,
} from './demos';

const PAGE = '<Demo name="One" />\n\n<Demo name="Two" />\n';

const demo = (body: string, before = '') =>
  `${before}\nexport default function Demo() {\n  return ${body};\n}\n`;

const demos = (one: string, two = demo('<p />')) => ({
  'docs-lab/demos/One.tsx': one,
  'docs-lab/demos/Two.tsx': two,
});

it('duplicate-id reports both demos', async () => {
  const files = demos(demo('<p id="a" />'), demo('<p id="a" />'));
  expect(await findingsIn(duplicateId, PAGE, files)).toEqual([
    'docs-lab/demos/Two.tsx:3: The id "a" also belongs to docs-lab/demos/One.tsx:3, shown on the same page (docs-lab/page.mdx). Use useId(), or choose unique ids.',
  ]);
  const good = demos(demo('<p id="a" />'), demo('<p id="b" />'));
  expect(await findingsIn(duplicateId, PAGE, good)).toEqual([]);
});

it('demo-browser-global reports browser globals that are used while the module loads', async () => {
  const files = demos(demo('<p>{width}</p>', 'const width = window.innerWidth;'));
  expect(await findingsIn(demoBrowserGlobal, PAGE, files)).toEqual([
    'docs-lab/demos/One.tsx:1: The demo uses window while its module loads, which fails on the server. Use it in an event handler or in useEffect().',
  ]);
  const later = demo(
    '<p onClick={() => window.close()} />',
    "const is = typeof window !== 'undefined';",
  );
  expect(await findingsIn(demoBrowserGlobal, PAGE, demos(later))).toEqual([]);
});

it('demo-import reports packages that demos may not import', async () => {
  const files = demos(demo('<p />', "import { last } from 'lodash';"));
  expect(await findingsIn(demoImport, PAGE, files)).toEqual([
    expect.stringContaining(
      'docs-lab/demos/One.tsx:1: The demo imports lodash, which demos may not import.',
    ),
  ]);
  const good = demos(demo('<p />', "import * as React from 'react';\nimport a from './a';"));
  expect(await findingsIn(demoImport, PAGE, good)).toEqual([]);
});

it('demo-without-page reports a demo that no page in its folder shows', async () => {
  const files = { 'docs-lab/page.mdx': pageText('/page', 'Page', '<Demo name="One" />\n') };
  expect(await findingsOf(demoWithoutPage, { ...files, ...demos(demo('<p />')) })).toEqual([
    'docs-lab/demos/Two.tsx:1: No page shows this demo. Add <Demo name="Two" /> to a page in docs-lab/, or delete the file.',
  ]);
  const both = { 'docs-lab/page.mdx': pageText('/page', 'Page', PAGE), ...demos(demo('<p />')) };
  expect(await findingsOf(demoWithoutPage, both)).toEqual([]);
});

it('page-without-demo reports a page about components without a demo', async () => {
  const page = (text: string) =>
    `---\ntitle: Page\nslug: /page\ncomponents: [Button]\ndescription: About it.\n---\n${text}`;
  expect(await findingsIn(pageWithoutDemo, page('Text.'))).toHaveLength(1);
  expect(await findingsIn(pageWithoutDemo, page(PAGE))).toEqual([]);
  expect(await findingsIn(pageWithoutDemo, 'Text.')).toEqual([]);
});
