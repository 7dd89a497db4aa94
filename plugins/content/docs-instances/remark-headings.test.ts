import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { temporaryFolder } from '../../../test/unit/temporary-folder';
import { parsePage } from '../markup/parse-page';
import { headingFaults } from './headings';
import { remarkHeadings } from './remark-headings';

function pageWith(...depths: (1 | 2 | 3 | 4)[]): Root {
  return {
    type: 'root',
    children: depths.map((depth) => ({ type: 'heading', depth, children: [] })),
  };
}

function messages(tree: Root): string[] {
  return headingFaults(tree).map(({ message, cure }) => `${message} ${cure}`);
}

describe('headingFaults', () => {
  it('accepts levels that increase by one and decrease by any number', () => {
    expect(messages(pageWith(2, 3, 4, 2, 3))).toEqual([]);
  });

  it('reports each heading of level 1 in the body', () => {
    expect(messages(pageWith(2, 1))).toEqual([
      'The page has a heading of level 1 in its text. The title is the h1; start with level 2 ("##").',
    ]);
  });

  it('reports each skipped level and the correct one', () => {
    expect(messages(pageWith(2, 4, 2, 4))).toHaveLength(2);
    expect(messages(pageWith(2, 4))).toEqual([
      'A heading of level 4 follows one of level 2. Use level 3 ("###").',
    ]);
  });

  it('finds headings in elements and in JSX syntax', () => {
    const element = (name: string, children: Root['children']) =>
      ({ type: 'mdxJsxFlowElement', name, attributes: [], children }) as never;
    const inside = element('section', pageWith(4).children);
    expect(headingFaults({ type: 'root', children: [inside] })).toHaveLength(1);
    expect(headingFaults({ type: 'root', children: [element('h3', [])] })).toHaveLength(1);
    expect(headingFaults({ type: 'root', children: [element('h2', [])] })).toEqual([]);
  });
});

/** The error that the plugin reports for a page of a folder with files. */
async function failureOf(file: string, files: Record<string, string>) {
  const siteDir = temporaryFolder(files);
  const page = path.join(siteDir, file);
  const { tree } = await parsePage(page, fs.readFileSync(page, 'utf8'));
  const vfile = new VFile({ path: page });
  return remarkHeadings({ siteDir })(tree, vfile).then(
    () => null,
    ({ line, reason }: { line: number; reason: string }) => `${line}: ${reason}`,
  );
}

describe('remarkHeadings', () => {
  it('reports only the first error', async () => {
    expect(await failureOf('docs/a.mdx', { 'docs/a.mdx': '### A\n\n##### B\n' })).toBe(
      '1: A heading of level 3 follows one of level 1. Use level 2 ("##").',
    );
    expect(await failureOf('docs/a.mdx', { 'docs/a.mdx': '## A\n' })).toBeNull();
  });

  it('accepts a file that pages show with any first level, but no skipped one', async () => {
    expect(await failureOf('docs/_a.mdx', { 'docs/_a.mdx': '### A\n\n#### B\n' })).toBeNull();
    expect(await failureOf('docs/_a/b.mdx', { 'docs/_a/b.mdx': '### A\n' })).toBeNull();
    expect(await failureOf('docs/_a.mdx', { 'docs/_a.mdx': '### A\n\n##### B\n' })).toMatch(/^3: /);
  });

  it('counts the headings of files that a page shows', async () => {
    const inner = "import C from './_c.mdx';\n\n### B\n\n<C />\n";
    const files = { 'docs/_b.mdx': inner, 'docs/_c.mdx': '#### C\n' };
    const page = (text: string) => `import B from './_b.mdx';\n\n${text}\n`;
    const fits = page('## A\n\n<B />\n\n##### D');
    expect(await failureOf('docs/a.mdx', { ...files, 'docs/a.mdx': fits })).toBeNull();
    expect(await failureOf('docs/a.mdx', { ...files, 'docs/a.mdx': page('<B />') })).toBe(
      '3: A heading of level 3 in docs/_b.mdx follows one of level 1. Use level 2 ("##") in that file, or show it below another heading.',
    );
  });
});
