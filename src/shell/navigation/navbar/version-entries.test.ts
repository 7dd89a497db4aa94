import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { DocsArchive } from '@site/src/foundation/products';
import { versionEntries } from './version-entries';

function docsVersion(name: string, path: string, ids: string[]): GlobalVersion {
  return {
    name,
    label: name.replace(/^(?=\d)/, 'v'),
    isLast: name === 'current',
    path,
    mainDocId: 'start',
    docs: ['start', ...ids].map((id) => ({ id, path: `${path}/${id}/`, sidebar: 'tree' })),
    draftIds: [],
    sidebars: {},
  };
}

const product = {
  basePath: '/material-ui',
  landing: '/material-ui/start/',
  versions: [
    { text: 'v7.3.2', current: true },
    { text: 'v6' },
    {
      text: 'v5',
      href: 'https://v5.example.com/material-ui/start/',
      renamed: { '/grid': '/grid2' },
      without: /new/,
    },
  ],
} as const;

/** The archived Grid2 is Grid now, and the Grid of before is Legacy. */
const archives = [
  { version: 'v6', renamed: { '/grid': '/grid2', '/legacy': '/grid' } },
] as unknown as DocsArchive[];

const latest = docsVersion('current', '/material-ui', ['button', 'grid', 'legacy', 'card', 'new']);
const docsVersions = [
  latest,
  docsVersion('v6', '/material-ui/v6', ['button', 'hidden', 'grid', 'grid2']),
];

function entriesAt(pathname: string, language = 'en') {
  return versionEntries({ product, archives, docsVersions, pathname, language });
}

describe('versionEntries', () => {
  it('links to the same page', () => {
    expect(entriesAt('/material-ui/button/').map(({ href }) => href)).toEqual([
      '/material-ui/button/',
      '/material-ui/v6/button/',
      'https://v5.example.com/material-ui/button/',
    ]);
    expect(entriesAt('/material-ui/button').filter(({ note }) => note)).toEqual([]);
  });

  it("reports versions that don't have the page", () => {
    const [newest, archived, elsewhere] = entriesAt('/material-ui/new/');
    expect(newest).toMatchObject({ href: '/material-ui/new/' });
    expect(newest).not.toHaveProperty('note');
    expect(archived).toMatchObject({
      href: '/material-ui/v6/start/',
      note: { kind: 'notInArchive', host: null },
    });
    expect(elsewhere).toMatchObject({
      href: 'https://v5.example.com/material-ui/start/',
      note: { kind: 'notInVersion' },
    });
  });

  it('marks the current version', () => {
    const current = (pathname: string) =>
      entriesAt(pathname).flatMap(({ isCurrent, text }) => (isCurrent ? [text] : []));
    expect(current('/material-ui/button/')).toEqual(['v7.3.2']);
    expect(current('/material-ui/v6/button/')).toEqual(['v6']);
    expect(current('/material-ui/v6x/button/')).toEqual(['v7.3.2']);
  });

  it('links from an archived version to the same page of the latest', () => {
    expect(entriesAt('/material-ui/v6/button/')[0]?.href).toBe('/material-ui/button/');
    expect(entriesAt('/material-ui/v6/hidden/')[0]).toMatchObject({
      href: '/material-ui/start/',
      note: { kind: 'notInVersion' },
    });
  });

  it('links to the start pages from an unknown URL', () => {
    const [newest, archived] = entriesAt('/material-ui/nowhere/');
    expect(newest).toMatchObject({ href: '/material-ui/start/' });
    expect(newest).not.toHaveProperty('note');
    expect(archived?.href).toBe('/material-ui/v6/start/');
  });

  it('uses the catalogue for a product without pages', () => {
    const bare = {
      basePath: '/core',
      landing: '/core/',
      versions: [{ text: 'v7.3.2', current: true }],
    } as const;
    const [entry] = versionEntries({
      product: bare,
      archives: [],
      docsVersions: [],
      pathname: '/core/',
      language: 'en',
    });
    expect(entry).toMatchObject({ href: '/core/', isCurrent: true });
  });

  it("prefixes the external addresses with the reader's language", () => {
    expect(entriesAt('/material-ui/button/', 'zh').map(({ href }) => href)).toEqual([
      '/material-ui/button/',
      '/material-ui/v6/button/',
      'https://v5.example.com/zh/material-ui/button/',
    ]);
  });

  it('matches an archived version by its major, and prefers its pages to another site', () => {
    const entries = versionEntries({
      product: {
        ...product,
        versions: [
          { text: 'v7.3.2', current: true },
          { text: 'v6', href: 'https://v6.example.com/' },
        ],
      },
      archives: [],
      docsVersions: [
        latest,
        docsVersion('60.1.0', '/material-ui/v60', ['button']),
        docsVersion('6.5.0', '/material-ui/v6', ['button']),
      ],
      pathname: '/material-ui/button/',
      language: 'en',
    });
    expect(entries.map(({ text }) => text)).toEqual(['v7.3.2', 'v60.1.0', 'v6.5.0']);
    expect(entries[2]).toMatchObject({ href: '/material-ui/v6/button/', isExternal: false });
  });

  it("links to the version's own site if the archive lacks the page", () => {
    const [, archived] = versionEntries({
      product: {
        ...product,
        versions: [product.versions[0], { text: 'v6', href: 'https://v6.example.com/' }],
      },
      archives,
      docsVersions,
      pathname: '/material-ui/card/',
      language: 'en',
    });
    expect(archived).toEqual({
      text: 'v6',
      href: 'https://v6.example.com/material-ui/card/',
      isCurrent: false,
      isExternal: true,
      note: { kind: 'notInArchive', host: 'v6.example.com' },
    });
  });

  it.each([
    ['/material-ui/grid/', '/material-ui/grid/', '/material-ui/v6/grid2/'],
    ['/material-ui/legacy/', '/material-ui/legacy/', '/material-ui/v6/grid/'],
    ['/material-ui/v6/grid2/', '/material-ui/grid/', '/material-ui/v6/grid2/'],
    ['/material-ui/v6/grid/', '/material-ui/legacy/', '/material-ui/v6/grid/'],
  ])('finds renamed pages from %s', (pathname, current, archived) => {
    const [newest, before] = entriesAt(pathname);
    expect([newest?.href, before?.href]).toEqual([current, archived]);
    expect([newest?.note, before?.note]).toEqual([undefined, undefined]);
  });

  it("finds renamed pages on the version's own site", () => {
    expect(entriesAt('/material-ui/v6/grid2/')[2]?.href).toBe(
      'https://v5.example.com/material-ui/grid2/',
    );
  });

  it("lists an archived version that isn't in the catalogue after the latest", () => {
    const texts = versionEntries({
      product,
      archives,
      docsVersions: [...docsVersions, docsVersion('6.5.0', '/material-ui/6.5', ['button'])],
      pathname: '/material-ui/6.5/button/',
      language: 'en',
    }).map(({ text, isCurrent }) => `${text}${isCurrent ? ' (current)' : ''}`);
    expect(texts).toEqual(['v7.3.2', 'v6.5.0 (current)', 'v6', 'v5']);
  });
});
