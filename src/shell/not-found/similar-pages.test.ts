import { similarPages } from './similar-pages';

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

const best = async (pathname: string) => (await similarPages(pathname, PAGES))[0]?.path;

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
  ])('finds for %s the page %s', async (wanted, path) => {
    expect(await best(wanted)).toBe(path);
  });

  it('lists the same component of other products after it', async () => {
    expect((await similarPages('/joy-ui/react-buton/', PAGES)).map(({ path }) => path)).toEqual([
      '/joy-ui/react-button/',
      '/material-ui/react-button/',
    ]);
  });

  it.each(['/', '', '/wp-login.php', '/%E0%A4%A', '/material-ui/'])(
    'offers nothing for %j',
    async (path) => {
      expect(await similarPages(path, PAGES)).toEqual([]);
    },
  );

  it('finds a page for a long path', async () => {
    const path = `/material-ui/react-buton/${'a-word/'.repeat(10_000)}${'x'.repeat(10_000)}/`;
    expect(await best(path)).toBe('/material-ui/react-button/');
    expect(await best(`/material-ui/react-buton/${'x'.repeat(10_000)}/`)).toBe(
      '/material-ui/react-button/',
    );
  });

  it('returns at most the requested number', async () => {
    expect(await similarPages('/button/', PAGES, 1)).toHaveLength(1);
  });
});
