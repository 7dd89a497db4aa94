import { productById } from '@site/src/foundation/products';
import { headerLinks, importOf } from './front-matter';

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

  it('links to the bundle size', () => {
    const facts = { bundle_size: { component: 'Button', gzip: 9_149 } };
    expect(headerLinks(product, facts)).toEqual([
      {
        label: 'page.bundleSize',
        values: { size: '9.1' },
        href: '/size-snapshot/?product=material-ui&filter=Button',
      },
    ]);
  });
});

describe('importOf', () => {
  it('imports the first component from the library of the product', () => {
    expect(importOf(product, { components: ['Button', 'IconButton'] })).toBe(
      "import Button from '@mui/material/Button';",
    );
    expect(importOf(productById('joy-ui'), { components: ['Card'] })).toBe(
      "import Card from '@mui/joy/Card';",
    );
  });

  it('is null without a component or a library', () => {
    expect(importOf(product, {})).toBeNull();
    expect(importOf(productById('docs-infra'), { components: ['Button'] })).toBeNull();
    expect(importOf(null, { components: ['Button'] })).toBeNull();
  });
});
