/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { keepPlace } from '@site/src/foundation/browser/reading-place';
import { VersionBanner } from './VersionBanner';

jest.mock('@site/src/foundation/browser/reading-place', () => ({ keepPlace: jest.fn() }));

// Virtual modules of the Docusaurus bundle.
jest.mock('@docusaurus/useBaseUrl', () => (url: string) => `https://site.example${url}`, {
  virtual: true,
});
jest.mock(
  '@docusaurus/Head',
  () =>
    ({ children }: { children: unknown }) =>
      children,
  {
    virtual: true,
  },
);
jest.mock('@site/src/foundation/i18n', () => {
  const { translate } = jest.requireActual('@site/src/foundation/i18n/translate');
  return { useTranslate: () => translate.bind(null, 'en') };
});

jest.mock(
  '@docusaurus/router',
  () => ({ useLocation: () => ({ search: '?a=1', hash: '#sizes' }) }),
  {
    virtual: true,
  },
);
jest.mock('@docusaurus/useIsBrowser', () => () => true, { virtual: true });

const VERSIONS = {
  version: '6.5.0',
  current: '7.3.2',
  start: '/material-ui/getting-started/',
  migration: 'https://example.com/migration/',
};

function linkTo(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}

// React moves <link> and <meta> to the head.
afterEach(() => {
  document.head.replaceChildren();
});

describe('VersionBanner', () => {
  it('shows both versions, and links to the same page, the migration guide and the comparison', () => {
    const comparison = { component: 'Button', href: '/compare/' };
    render(<VersionBanner {...VERSIONS} samePage="/current/" comparison={comparison} />);
    const banner = screen.getByRole('note', { name: 'About this version' });
    expect(banner.querySelector('p')).toHaveTextContent(
      /^You're viewing the docs for v6\.5\.0\. Latest: v7\.3\.2$/,
    );
    expect(linkTo('View this page in v7.3.2')).toBe('/current/?a=1#sizes');
    fireEvent.click(screen.getByRole('link', { name: 'View this page in v7.3.2' }));
    expect(keepPlace).toHaveBeenCalledTimes(1);
    expect(linkTo('Migration guide')).toBe('https://example.com/migration/');
    expect(linkTo('What changed in Button')).toBe('/compare/');
  });

  it('has the current page as its canonical URL', () => {
    render(<VersionBanner {...VERSIONS} samePage="/current/" comparison={null} />);
    const href = 'https://site.example/current/';
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', href);
    expect(document.querySelector('meta[property="og:url"]')).toHaveAttribute('content', href);
  });

  it("links to the start page if the current version doesn't have the page", () => {
    render(<VersionBanner {...VERSIONS} samePage={null} migration={null} comparison={null} />);
    expect(screen.getByRole('note')).toHaveTextContent("This page doesn't exist in v7.3.2.");
    expect(linkTo('Go to the v7.3.2 docs')).toBe('/material-ui/getting-started/');
    expect(screen.queryByRole('link', { name: 'Migration guide' })).toBeNull();
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });
});
