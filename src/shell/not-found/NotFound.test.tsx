/** @jest-environment ./test/unit/jsdom-environment.ts */
import { cleanup, render, screen } from '@testing-library/react';
import { language } from '@site/src/foundation/i18n';
import { DocsProvider } from '@site/src/foundation/products/provider';
import { registerShortcut } from '@site/src/shell/keyboard';
import { loadSiteMap } from './load-site-map';
import { NotFound } from './NotFound';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const replace = jest.fn();
let pathname = '/';

jest.mock('./load-site-map', () => ({ loadSiteMap: jest.fn() }));
jest.mock('@site/src/foundation/docusaurus-internals', () => ({
  useLocalPathname: () => pathname,
}));

// Docusaurus creates these modules while bundling.
jest.mock('@docusaurus/useBaseUrl', () => (url: string) => `/ui${url}`, { virtual: true });
jest.mock(
  '@docusaurus/router',
  () => ({
    useHistory: () => ({ replace }),
    useLocation: () => ({ search: '?a=1', hash: '#sizes' }),
  }),
  { virtual: true },
);

const mockThemeConfig: { algolia?: object } = {};
jest.mock('@docusaurus/theme-common', () => ({ useThemeConfig: () => mockThemeConfig }));

const SITE_MAP = {
  pages: [
    { path: '/material-ui/react-button/', title: 'Button' },
    { path: '/material-ui/react-card/', title: 'Card' },
  ],
  redirects: [{ from: '/components/cards/', to: '/material-ui/react-card/' }],
  languages: ['zh'],
};

const page = (
  <DocsProvider>
    <NotFound />
  </DocsProvider>
);

function open(path: string): void {
  pathname = path;
  render(page);
}

beforeEach(() => {
  language.reset();
  replace.mockReset();
  jest.mocked(loadSiteMap).mockReset().mockResolvedValue(SITE_MAP);
});

it('offers pages with a similar path and names the product of each', async () => {
  open('/material-ui/react-buton/');
  const link = await screen.findByRole('link', { name: /Button/ });
  expect(link).toHaveAttribute('href', '/material-ui/react-button/');
  expect(link).toHaveTextContent('Material UI');
  expect(screen.queryByRole('link', { name: /Card/ })).toBeNull();
  expect(replace).not.toHaveBeenCalled();
});

it('redirects a moved URL with its query and anchor', async () => {
  open('/components/cards/');
  await screen.findByText(/has moved.*react-card/);
  expect(replace.mock.calls).toEqual([['/ui/material-ui/react-card/?a=1#sizes', undefined]]);
});

it.each([
  ['/zh/material-ui/react-button', '/ui/material-ui/react-button/?a=1#sizes'],
  ['/zh/components/cards/', '/ui/material-ui/react-card/?a=1#sizes'],
])('opens the page of %s, with a note about the language', async (path, target) => {
  open(path);
  await screen.findByText(/has moved/);
  expect(replace.mock.calls).toEqual([[target, { missingLanguage: 'zh' }]]);
  expect(language.get()).toBe('zh');
});

it('follows no language prefix to a page that does not exist', async () => {
  open('/zh/nowhere/');
  await screen.findByRole('link', { name: 'Report broken link' });
  expect(replace).not.toHaveBeenCalled();
});

it('renders the same HTML for every URL at first, like the server', async () => {
  const { renderToString } = await import('react-dom/server');
  const [first, second] = ['/material-ui/react-buton/', '/404.html'].map((path) => {
    pathname = path;
    return renderToString(page);
  });
  expect(first).toBe(second);
});

it('offers the products if nothing is similar or the list fails to load', async () => {
  jest.mocked(loadSiteMap).mockRejectedValue(new Error('offline'));
  open('/material-ui/react-buton/');
  expect(await screen.findByRole('link', { name: 'Report broken link' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Joy UI' })).toHaveAttribute(
    'href',
    '/joy-ui/getting-started/',
  );
  expect(screen.queryByText('Did you mean one of these?')).toBeNull();
});

it('shortens a long URL in the report', async () => {
  open(`/${'nowhere/'.repeat(2000)}`);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Report/ });
  expect(link.href.length).toBeLessThan(8000);
  expect(new URL(link.href).searchParams.get('title')).toMatch(/^Broken link: \/nowhere.*…$/);
});

it('reports the URL', async () => {
  open('/nowhere/');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Report/ });
  expect(new URL(link.href).searchParams.get('title')).toBe('Broken link: /nowhere/');
});

it("opens the site's search, but offers no button for another one", async () => {
  const search = jest.fn();
  const unregister = registerShortcut('search', search);
  open('/nothing/');
  (await screen.findByRole('button', { name: 'Search the documentation' })).click();
  expect(search).toHaveBeenCalledTimes(1);
  unregister();
  cleanup();
  mockThemeConfig.algolia = {};
  open('/nothing/');
  await screen.findByRole('link', { name: 'Report broken link' });
  expect(screen.queryByRole('button')).toBeNull();
});
