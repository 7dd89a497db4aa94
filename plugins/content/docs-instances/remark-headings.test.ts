import fs from 'node:fs';
import path from 'node:path';
import { VFile } from 'vfile';
import { temporaryFolder } from '../../../test/unit/temporary-folder';
import { parsePage } from 'mdx-doctor/markup';
import { CONVENTIONS } from '../markup/conventions';
import { remarkHeadings } from './remark-headings';

/** The error that the plugin reports for a page of a folder with files. */
function failureOf(file: string, files: Record<string, string>) {
  const siteDir = temporaryFolder(files);
  const page = path.join(siteDir, file);
  const { tree } = parsePage(fs.readFileSync(page, 'utf8'), CONVENTIONS);
  const vfile = new VFile({ path: page });
  try {
    remarkHeadings({ siteDir })(tree, vfile);
    return null;
  } catch (error) {
    const { line, reason } = error as { line: number; reason: string };
    return `${line}: ${reason}`;
  }
}

describe('remarkHeadings', () => {
  it('reports only the first error', () => {
    expect(failureOf('docs/a.mdx', { 'docs/a.mdx': '### A\n\n##### B\n' })).toBe(
      '1: A heading of level 3 follows one of level 1. Use level 2 ("##").',
    );
    expect(failureOf('docs/a.mdx', { 'docs/a.mdx': '## A\n' })).toBeNull();
  });

  it('accepts a file that pages show with any first level, but no skipped one', () => {
    expect(failureOf('docs/_a.mdx', { 'docs/_a.mdx': '### A\n\n#### B\n' })).toBeNull();
    expect(failureOf('docs/_a/b.mdx', { 'docs/_a/b.mdx': '### A\n' })).toBeNull();
    expect(failureOf('docs/_a.mdx', { 'docs/_a.mdx': '### A\n\n##### B\n' })).toMatch(/^3: /);
  });

  it('counts the headings of files that a page shows', () => {
    const inner = "import C from './_c.mdx';\n\n### B\n\n<C />\n";
    const files = { 'docs/_b.mdx': inner, 'docs/_c.mdx': '#### C\n' };
    const page = (text: string) => `import B from './_b.mdx';\n\n${text}\n`;
    const fits = page('## A\n\n<B />\n\n##### D');
    expect(failureOf('docs/a.mdx', { ...files, 'docs/a.mdx': fits })).toBeNull();
    expect(failureOf('docs/a.mdx', { ...files, 'docs/a.mdx': page('<B />') })).toBe(
      '3: A heading of level 3 in docs/_b.mdx follows one of level 1. Use level 2 ("##") in that file, or show it below another heading.',
    );
  });
});
