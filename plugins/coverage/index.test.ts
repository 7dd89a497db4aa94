import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { productById } from '../../src/products';
import coveragePlugin from '.';

it('writes the counts of the current version of each product, without test pages', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'coverage-'));
  const text = '---\ntitle: "# not a heading"\n---\n\n## Basics\n\nTwo words\n';
  fs.writeFileSync(path.join(siteDir, 'page.mdx'), text);
  const doc = { id: 'a', title: 'A', permalink: '/docs-infra/a/', source: '@site/page.mdx' };
  const version = (isLast: boolean) => ({
    isLast,
    docs: [doc],
    sidebars: { defaultSidebar: [{ type: 'doc', id: 'a' }] },
  });
  const written: [string, unknown][] = [];
  const { allContentLoaded } = coveragePlugin({ siteDir } as LoadContext, {
    id: 'default',
    products: [productById('docs-infra')],
    reference: {},
  });
  await allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {
        'docs-infra': { loadedVersions: [version(false), version(true)] },
        'docs-experiments': { loadedVersions: [version(true)] },
      },
    },
    actions: {
      createData: async (name: string, data: string) => {
        written.push([name, JSON.parse(data)]);
        return name;
      },
    },
  } as unknown as Parameters<NonNullable<typeof allContentLoaded>>[0]);
  fs.rmSync(siteDir, { recursive: true });
  expect(written).toEqual([
    [
      'coverage.json',
      [
        {
          id: 'docs-infra',
          name: 'Docs-infra',
          sections: [
            {
              title: 'Without a group',
              here: { pages: 1, headings: 1, demos: 0, links: 0, words: 3 },
              pages: [
                {
                  pathname: '/docs-infra/a',
                  title: 'A',
                  here: { headings: 1, demos: 0, links: 0, words: 3 },
                },
              ],
            },
          ],
        },
      ],
    ],
  ]);
});
