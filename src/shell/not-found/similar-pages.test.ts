import { similarPages } from './similar-pages';
import { similarity } from './similarity';

jest.mock('./similarity', () => {
  const actual = jest.requireActual<typeof import('./similarity')>('./similarity');
  return { ...actual, similarity: jest.fn(actual.similarity) };
});

const PAGES = Object.entries({
  '/material-ui/getting-started/': 'Material UI overview',
  '/material-ui/getting-started/installation/': 'Installation',
  '/material-ui/react-autocomplete/': 'Autocomplete',
  '/material-ui/react-button/': 'Button',
  '/material-ui/react-card/': 'Card',
  '/material-ui/react-text-field/': 'Text field',
  '/material-ui/react-tabs/': 'Tabs',
  '/joy-ui/react-button/': 'Button',
  '/joy-ui/react-card/': 'Card',
  '/system/spacing/': 'Spacing',
  '/system/getting-started/the-sx-prop/': 'The sx prop',
}).map(([path, title]) => ({ path, title }));

const best = (pathname: string) => similarPages(pathname, PAGES)[0]?.path;

describe('similarPages', () => {
  it.each([
    ['/material-ui/react-buton/', '/material-ui/react-button/'],
    ['/material-ui/button/', '/material-ui/react-button/'],
    ['/material-ui/react-buttons', '/material-ui/react-button/'],
    ['/joy-ui/button', '/joy-ui/react-button/'],
    ['/material-ui/v99/react-card/', '/material-ui/react-card/'],
    ['/zh/material-ui/react-card/', '/material-ui/react-card/'],
    ['/material-ui/react-textfield/', '/material-ui/react-text-field/'],
    ['/material-ui/textField.html', '/material-ui/react-text-field/'],
    ['/Material-UI/React-Tab/', '/material-ui/react-tabs/'],
    ['/install', '/material-ui/getting-started/installation/'],
    ['/components/auto-complete/', '/material-ui/react-autocomplete/'],
    ['/system/sx', '/system/getting-started/the-sx-prop/'],
    ['/system/spacin%67/', '/system/spacing/'],
  ])('finds for %s the page %s', (wanted, path) => {
    expect(best(wanted)).toBe(path);
  });

  it('lists the same component of other products after it', () => {
    expect(similarPages('/joy-ui/react-buton/', PAGES).map(({ path }) => path)).toEqual([
      '/joy-ui/react-button/',
      '/material-ui/react-button/',
    ]);
  });

  it.each(['/', '', '/wp-login.php', '/%E0%A4%A', '/material-ui/'])(
    'offers nothing for %j',
    (path) => {
      expect(similarPages(path, PAGES)).toEqual([]);
    },
  );

  it('limits the work for a long path, and still finds a page', () => {
    const path = `/material-ui/react-buton/${'a-word/'.repeat(10_000)}${'x'.repeat(10_000)}/`;
    jest.mocked(similarity).mockClear();
    similarPages(path, PAGES);
    expect(jest.mocked(similarity).mock.calls.length).toBeLessThan(PAGES.length * 200);
    const lengths = jest.mocked(similarity).mock.calls.map(([word]) => word.length);
    expect(Math.max(...lengths)).toBeLessThan(1000);
    expect(best(`/material-ui/react-buton/${'x'.repeat(10_000)}/`)).toBe(
      '/material-ui/react-button/',
    );
  });

  it('returns at most the requested number', () => {
    expect(similarPages('/button/', PAGES, 1)).toHaveLength(1);
  });
});
