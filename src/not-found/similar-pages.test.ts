import { similarPages } from './similar-pages';

const PAGES = [
  ['/material-ui/getting-started/', 'Material UI overview'],
  ['/material-ui/getting-started/installation/', 'Installation'],
  ['/material-ui/react-autocomplete/', 'Autocomplete'],
  ['/material-ui/react-button/', 'Button'],
  ['/material-ui/react-card/', 'Card'],
  ['/material-ui/react-text-field/', 'Text field'],
  ['/material-ui/react-tabs/', 'Tabs'],
  ['/joy-ui/react-button/', 'Button'],
  ['/joy-ui/react-card/', 'Card'],
  ['/system/spacing/', 'Spacing'],
  ['/system/getting-started/the-sx-prop/', 'The sx prop'],
].map(([path, title]) => ({ path, title }));

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

  it('returns at most the requested number', () => {
    expect(similarPages('/button/', PAGES, 1)).toHaveLength(1);
  });
});
