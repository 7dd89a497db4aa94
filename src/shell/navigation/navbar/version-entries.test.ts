import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { versionEntries } from './version-entries';

function docsVersion(name: string, path: string, ids: string[]): GlobalVersion {
  return {
    name,
    label: name,
    isLast: name === 'current',
    path,
    mainDocId: 'start',
    docs: ['start', ...ids].map((id) => ({ id, path: `${path}/${id}/`, sidebar: 'tree' })),
    draftIds: [],
    sidebars: {},
  };
}

const product = {
  landing: '/material-ui/start/',
  versions: [
    { text: 'v7.3.2', current: true },
    { text: 'v6' },
    { text: 'v5', href: 'https://v5.example.com/material-ui/start/' },
  ],
} as const;

const latest = docsVersion('current', '/material-ui', ['button', 'grid']);
const docsVersions = [latest, docsVersion('v6', '/material-ui/v6', ['button', 'hidden'])];

function entriesAt(pathname: string, language = 'en') {
  return versionEntries({ product, docsVersions, pathname, language });
}

describe('versionEntries', () => {
  it('links to the same page', () => {
    expect(entriesAt('/material-ui/button/').map(({ href }) => href)).toEqual([
      '/material-ui/button/',
      '/material-ui/v6/button/',
      'https://v5.example.com/material-ui/start/',
    ]);
    expect(entriesAt('/material-ui/button').some(({ isWithoutPage }) => isWithoutPage)).toBe(false);
  });

  it("reports versions that don't have the page", () => {
    const [newest, archived, elsewhere] = entriesAt('/material-ui/grid/');
    expect(newest).toMatchObject({ href: '/material-ui/grid/', isWithoutPage: false });
    expect(archived).toMatchObject({ href: '/material-ui/v6/start/', isWithoutPage: true });
    expect(elsewhere?.isWithoutPage).toBe(false);
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
      isWithoutPage: true,
    });
  });

  it('links to the start pages from an unknown URL', () => {
    const [newest, archived] = entriesAt('/material-ui/nowhere/');
    expect(newest).toMatchObject({ href: '/material-ui/start/', isWithoutPage: false });
    expect(archived?.href).toBe('/material-ui/v6/start/');
  });

  it('uses the catalogue for a product without pages', () => {
    const bare = { landing: '/core/', versions: [{ text: 'v7.3.2', current: true }] } as const;
    const [entry] = versionEntries({
      product: bare,
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
      'https://v5.example.com/zh/material-ui/start/',
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

  it("lists an archived version that isn't in the catalogue after the latest", () => {
    const texts = versionEntries({
      product,
      docsVersions: [...docsVersions, docsVersion('6.5.0', '/material-ui/6.5', ['button'])],
      pathname: '/material-ui/6.5/button/',
      language: 'en',
    }).map(({ text, isCurrent }) => `${text}${isCurrent ? ' (current)' : ''}`);
    expect(texts).toEqual(['v7.3.2', 'v6.5.0 (current)', 'v6', 'v5']);
  });
});
