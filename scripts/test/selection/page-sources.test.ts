import path from 'node:path';
import { isPageTouched, pageSources } from './page-sources';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

describe('pageSources', () => {
  const root = temporaryFolder();

  it('is empty without a build', () => {
    expect(pageSources(root)).toEqual(new Map());
  });

  it('lists the file of each page that Docusaurus built', () => {
    const page = { source: '@site/docs-joy/card.mdx', permalink: '/joy-ui/card' };
    writeFiles(path.join(root, '.docusaurus/docusaurus-plugin-content-docs/docs-joy'), {
      'site-docs-joy-card-mdx-1.json': JSON.stringify(page),
      '__plugin.json': '{}',
    });
    expect(pageSources(root)).toEqual(new Map([['/joy-ui/card/', 'docs-joy/card.mdx']]));
  });
});

describe('isPageTouched', () => {
  const page = 'docs-joy/components/card/card.mdx';

  it.each([
    ['its file', page, true],
    ['a demo next to it', 'docs-joy/components/card/demos/Basic.tsx', true],
    ['another page', 'docs-joy/components/chip/chip.mdx', false],
    ["another page's demo", 'docs-joy/components/chip/demos/Basic.tsx', false],
  ])('detects a change of %s', (_case, file, expected) => {
    expect(isPageTouched(page, [file])).toBe(expected);
  });
});
