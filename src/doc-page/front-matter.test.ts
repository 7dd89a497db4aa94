import { productById } from '@site/src/products';
import { headerLinks } from './front-matter';

const product = productById('material-ui');

describe('headerLinks', () => {
  it('links to the source at the version of the page', () => {
    const sourceOf = (version?: string) =>
      headerLinks(product, { components: ['Button'] }, version).map(({ href }) => href);
    const tree = 'https://github.com/mui/material-ui/tree';
    expect(sourceOf()).toEqual([`${tree}/v7.3.2/packages/mui-material/src/Button`]);
    expect(sourceOf('6.5.0')).toEqual([`${tree}/v6.5.0/packages/mui-material/src/Button`]);
  });

  it('links to the other addresses in the front matter', () => {
    const facts = { waiAria: 'https://w3.org/aria', materialDesign: 'https://m2.material.io' };
    expect(headerLinks(null, facts)).toEqual([
      { label: 'page.waiAria', href: 'https://w3.org/aria' },
      { label: 'page.materialDesign', href: 'https://m2.material.io' },
    ]);
  });
});
