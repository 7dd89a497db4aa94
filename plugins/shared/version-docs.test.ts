import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { productById } from '../../src/foundation/products';
import { searchableDocs, versionDocs } from './version-docs';

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

const doc = (permalink: string, change: Partial<Doc> = {}) => ({
  ...{ permalink, title: 'Button', description: 'Go.', frontMatter: {}, draft: false },
  ...change,
});

const loaded = (versionName: string, path: string, docs: unknown[]) => ({
  ...{ versionName, path, docs },
});

const content = (...loadedVersions: unknown[]) => ({ loadedVersions }) as unknown as LoadedContent;

it('finds all pages of each version in all instances of a product', () => {
  const [material, platform] = [productById('material-ui'), productById('docs-infra')];
  const docs = versionDocs(
    [material, platform],
    {
      'docusaurus-plugin-content-docs': {
        'docs-material': content(
          loaded('current', '/site/material-ui', [
            doc('/site/material-ui/react-button', { frontMatter: { components: ['Button'] } }),
            doc('/site/material-ui/later', { draft: true }),
            doc('/site/material-ui/quiet', { unlisted: true }),
            doc('/site/material-ui/unsearched', { frontMatter: { search: false } }),
          ]),
          loaded('6.5.0', '/site/material-ui/v6', [doc('/site/material-ui/v6/react-button')]),
        ),
        ...Object.fromEntries(
          platform.docs.map(({ id, basePath }) => [
            id,
            content(loaded('current', `/site${basePath}`, [doc(`/site${basePath}/page/`)])),
          ]),
        ),
      },
    },
    '/site/',
  );
  expect(docs.map(({ product, version, path }) => [product.id, version, path])).toEqual([
    ['material-ui', material.version, '/material-ui'],
    ['material-ui', '6.5.0', '/material-ui/v6'],
    ['docs-infra', platform.version, platform.docs[0]!.basePath],
  ]);
  expect(docs[0]!.pages).toEqual([
    {
      ...{ url: '/material-ui/react-button/', title: 'Button', description: 'Go.' },
      ...{ components: ['Button'], isListed: true, isSearchable: true },
    },
    expect.objectContaining({ url: '/material-ui/quiet/', components: [], isListed: false }),
    expect.objectContaining({ url: '/material-ui/unsearched/', isListed: true }),
  ]);
  expect(docs[2]!.pages.map(({ isListed }) => isListed)).toEqual(
    platform.docs.map(({ noIndex }) => !noIndex),
  );
  expect(docs[2]!.paths).toEqual(['/site/docs-infra']);
  const [searchable] = searchableDocs(docs);
  expect(searchable!.pages.map(({ url }) => url)).toEqual(['/material-ui/react-button/']);
});
