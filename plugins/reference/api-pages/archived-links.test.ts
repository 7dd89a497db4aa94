import { component } from '../api-reference/fixtures/component';
import { archivedLinks } from './archived-links';

const resolve = archivedLinks(
  { productPath: '/material-ui', basePath: '/material-ui/v6', version: '6.5.0' },
  [component({ name: 'Button', slug: 'button' })],
  new Set(['/material-ui/v6/react-grid/', '/material-ui/react-chip/', '/system/spacing/']),
);

describe('archivedLinks', () => {
  it.each([
    ['https://mui.com/material-ui/api/button/', '/material-ui/v6/api/button/'],
    ['https://v6.mui.com/material-ui/api/button/', '/material-ui/v6/api/button/'],
    ['/material-ui/react-grid/', '/material-ui/v6/react-grid/'],
  ])('leads %s to the page of the version', (href, expected) => {
    expect(resolve(href)).toBe(expected);
  });

  it("links to that version's upstream docs if only the current version has the page here", () => {
    expect(resolve('/material-ui/react-chip/')).toBe('https://v6.mui.com/material-ui/react-chip/');
    expect(resolve('https://mui.com/material-ui/api/chip/')).toBe(
      'https://v6.mui.com/material-ui/api/chip/',
    );
  });

  it('leaves links to other products and sites unchanged', () => {
    expect(resolve('/system/spacing/')).toBe('/system/spacing/');
    expect(resolve('https://react.dev/')).toBe('https://react.dev/');
  });
});
