/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { dependencies } from '../../../../package.json';
import { keepPlace } from '@site/src/foundation/browser/reading-place';
import { productById } from '@site/src/foundation/products';
import { language } from '@site/src/foundation/i18n';
import { VersionMenu } from './VersionMenu';

const MATERIAL = dependencies['@mui/material'];

jest.mock('@site/src/foundation/browser/reading-place', () => ({ keepPlace: jest.fn() }));

// Virtual modules of the Docusaurus bundle.
jest.mock('@docusaurus/router', () => ({ useLocation: () => window.location }), {
  virtual: true,
});
jest.mock('@docusaurus/useIsBrowser', () => () => true, { virtual: true });
jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useAllDocsData: () => mockDocsData }));
jest.mock('../../../foundation/docusaurus-internals', () => ({
  useLocalPathname: () => '/material-ui/',
}));

const mockDocsData: Record<string, { versions: object[] }> = {};

afterEach(() => act(language.reset));
beforeEach(() => window.history.replaceState(null, '', '/material-ui/'));

function renderMenu() {
  const { container } = render(<VersionMenu product={productById('material-ui')} />);
  return {
    button: container.querySelector('summary'),
    links: screen.getAllByRole('link', { hidden: true }),
  };
}

describe('VersionMenu', () => {
  it('shows the version of the page and marks it as current', () => {
    const { button, links } = renderMenu();
    expect(button).toHaveTextContent(`Version v${MATERIAL}`);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'true')).toHaveLength(1);
    expect(links[0]).toHaveTextContent(`v${MATERIAL}`);
  });

  it('links to the same place of the page in another version', () => {
    const version = (name: string, label: string, path: string) => {
      return { name, label, path, docs: [{ id: 'card', path: `${path}/react-card` }] };
    };
    mockDocsData['docs-material'] = {
      versions: [
        version('current', `v${MATERIAL}`, '/material-ui'),
        version('6.5.0', 'v6.5.0', '/material-ui/v6'),
      ],
    };
    window.history.replaceState(null, '', '/material-ui/react-card/?a=1#sizes');
    const { links } = renderMenu();
    const address = '/material-ui/v6/react-card?a=1#sizes';
    const link = links.find((each) => each.getAttribute('href') === address)!;
    fireEvent.click(link);
    expect(keepPlace).toHaveBeenCalledTimes(1);
    delete mockDocsData['docs-material'];
  });

  it("says that only the archive lacks a page, and links to the version's own site", () => {
    mockDocsData['docs-material'] = {
      versions: [
        {
          ...{ name: 'current', label: `v${MATERIAL}`, path: '/material-ui' },
          docs: [{ id: 'chip', path: '/material-ui/react-chip' }],
        },
        { name: '6.5.0', label: 'v6.5.0', path: '/material-ui/v6', docs: [] },
      ],
    };
    window.history.replaceState(null, '', '/material-ui/react-chip/');
    const { links } = renderMenu();
    const archived = links.find((link) => link.textContent.startsWith('v6.5.0'));
    expect(archived).toHaveTextContent('Not in this archive. Opens v6.mui.com.');
    expect(archived).toHaveAttribute('href', 'https://v6.mui.com/material-ui/react-chip/');
    delete mockDocsData['docs-material'];
  });

  it('ends with the page of all versions', () => {
    const last = renderMenu().links.at(-1);
    expect(last).toHaveTextContent('All versions (opens in a new tab)');
    expect(last).toHaveAttribute('href', 'https://mui.com/versions/');
  });

  it('links to other sites in the requested language, even one without a dictionary', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    window.history.replaceState(null, '', '/material-ui/?userLanguage=zh');
    const hrefs = renderMenu().links.map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('https://v6.mui.com/zh/material-ui/getting-started/');
    expect(hrefs).toContain('https://mui.com/zh/versions/');
  });

  it("doesn't restore a language that was removed from the address", () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    window.history.replaceState(null, '', '/material-ui/?userLanguage=zh');
    renderMenu();
    window.history.replaceState(null, '', '/material-ui/');
    act(() => language.set('en'));
    expect(language.get()).toBe('en');
  });

  it("follows the session's language, also when it is reset", () => {
    language.set('zh');
    const last = renderMenu().links.at(-1);
    expect(last).toHaveAttribute('href', 'https://mui.com/zh/versions/');
    act(language.reset);
    expect(last).toHaveAttribute('href', 'https://mui.com/versions/');
  });
});
