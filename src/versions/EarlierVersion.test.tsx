/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { EarlierVersion } from './EarlierVersion';

// Virtual modules of the Docusaurus bundle.
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/src/testing/docusaurus-link'), {
  virtual: true,
});
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
jest.mock('@site/src/i18n', () => {
  const { translate } = jest.requireActual('@site/src/i18n/translate');
  return { useTranslate: () => translate.bind(null, 'en') };
});

const VERSIONS = {
  product: 'Material UI',
  version: '6.5.0',
  current: '7.3.2',
  start: '/material-ui/getting-started/',
};

function linkTo(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}

// React moves <link> and <meta> to the head.
afterEach(() => {
  document.head.replaceChildren();
});

describe('EarlierVersion', () => {
  it('shows the version, and links to the current one and the comparison', () => {
    const comparison = { component: 'Button', href: '/compare/' };
    render(<EarlierVersion {...VERSIONS} samePage="/current/" comparison={comparison} />);
    const notice = screen.getByRole('note', { name: 'About this version' });
    expect(notice).toHaveTextContent('This page is about Material UI 6.5.0, an earlier version.');
    expect(linkTo('This page for 7.3.2')).toBe('/current/');
    expect(linkTo('What changed in Button')).toBe('/compare/');
  });

  it('has the current page as its canonical URL', () => {
    render(<EarlierVersion {...VERSIONS} samePage="/current/" comparison={null} />);
    const href = 'https://site.example/current/';
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', href);
    expect(document.querySelector('meta[property="og:url"]')).toHaveAttribute('content', href);
  });

  it("links to the start page if the current version doesn't have the page", () => {
    render(<EarlierVersion {...VERSIONS} samePage={null} comparison={null} />);
    expect(screen.getByRole('note')).toHaveTextContent("This page doesn't exist in version 7.3.2.");
    expect(linkTo('Start page of 7.3.2')).toBe('/material-ui/getting-started/');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });
});
