import { benchPages } from './pages';

const ROUTES = [
  '/',
  '/joy-ui/react-button/',
  '/material-ui/api/button/',
  '/material-ui/getting-started/installation/',
  '/material-ui/getting-started/templates/',
  '/material-ui/getting-started/templates/blog/',
  '/material-ui/getting-started/templates/dashboard/',
  '/material-ui/react-button/',
];

function paths(routes: string[], quick = false): string[] {
  return benchPages(routes, quick).map(({ path }) => path);
}

describe('benchPages', () => {
  it('selects one page of each kind', () => {
    expect(paths(ROUTES)).toEqual([
      '/',
      '/material-ui/getting-started/installation/',
      '/material-ui/react-button/',
      '/material-ui/api/button/',
      '/material-ui/getting-started/templates/blog/',
    ]);
  });

  it('skips kinds that the site does not have', () => {
    expect(paths(['/', '/material-ui/react-button/'])).toEqual(['/', '/material-ui/react-button/']);
  });

  it('selects two pages in a quick run', () => {
    expect(paths(ROUTES, true)).toEqual([
      '/material-ui/getting-started/installation/',
      '/material-ui/react-button/',
    ]);
  });
});
