/** @jest-environment ./src/testing/jsdom-environment.ts */
import docusaurus from './docusaurus';

jest.mock(
  '@generated/main-bundle/registry',
  () => ({
    __esModule: true,
    default: { page: ['page'], layout: ['layout'] },
  }),
  { virtual: true },
);
jest.mock(
  '@generated/main-bundle/routes',
  () => ({
    __esModule: true,
    default: [
      { path: '/', component: () => null, routes: [{ path: '/button/', component: () => null }] },
    ],
  }),
  { virtual: true },
);
jest.mock(
  '@generated/main-bundle/routesChunkNames',
  () => ({
    __esModule: true,
    default: {
      '/-a1b': { __comp: 'layout' },
      '/button/-c2d': { content: 'page', config: 'unknown' },
    },
  }),
  { virtual: true },
);

const mockScripts: Record<string, string[]> = {
  layout: ['/layout.js'],
  page: ['/layout.js', '/demo-page.js', '/button.js'],
};
jest.mock('./scripts-of-import', () => ({ scriptsOfImport: (name: string) => mockScripts[name] }));

const mockPrefetch = jest.fn(async (url: string) => url);
jest.mock('@docusaurus/core/lib/client/prefetch.js', () => (url: string) => mockPrefetch(url));
jest.mock('./preload', () => async (pathname: string) => pathname);

const mockSections: Record<string, () => Promise<void>> = {};
jest.mock('./sections', () => ({
  isKnown: (pathname: string) => !(pathname in mockSections),
  isSameProduct: (pathname: string) => !pathname.startsWith('/other/'),
  loadSection: (pathname: string) => mockSections[pathname](),
}));

afterEach(() => {
  mockPrefetch.mockClear();
  Object.assign(navigator, { connection: undefined });
});

it('fetches neither page nor section on a slow connection', () => {
  Object.assign(navigator, { connection: { effectiveType: '2g', saveData: false } });
  expect(docusaurus.prefetch('/button/')).toBe(false);
  expect(docusaurus.preload('/button/')).toBe(false);
});

it('prefetches nothing of another product', () => {
  mockSections['/other/'] = jest.fn(async () => {});
  expect(docusaurus.prefetch('/other/')).toBe(false);
  expect(mockSections['/other/']).not.toHaveBeenCalled();
});

it('ignores a section that fails to load', async () => {
  mockSections['/failing/'] = () => Promise.reject(new Error('offline'));
  expect(await docusaurus.prefetch('/failing/')).toBe(false);
});

it('prefetches once the scripts that the page has not loaded, with those that pages share', async () => {
  document.head.innerHTML = '<script src="/layout.js" type="text/plain"></script>';
  await docusaurus.prefetch('/button/');
  await docusaurus.prefetch('/button/');
  expect(mockPrefetch.mock.calls.flat()).toEqual(['/demo-page.js', '/button.js']);
});

it('prefetches nothing of a page that it has preloaded', async () => {
  document.head.innerHTML = '';
  await docusaurus.preload('/button/');
  expect(docusaurus.prefetch('/button/')).toBe(false);
});
