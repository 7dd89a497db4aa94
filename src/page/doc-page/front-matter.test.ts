import { productById } from '@site/src/foundation/products';
import { headerLinks } from './front-matter';

const product = productById('material-ui');
const BUTTON = {
  name: 'Button',
  import: "import Button from '@mui/material/Button';",
  source: 'https://example.com/Button.js',
};

it('links to the addresses in the front matter', () => {
  const facts = { waiAria: 'https://w3.org/aria', materialDesign: 'https://m2.material.io' };
  expect(headerLinks(null, facts)).toEqual([
    { label: 'page.waiAria', href: 'https://w3.org/aria' },
    { label: 'page.materialDesign', href: 'https://m2.material.io' },
  ]);
});

it('links to the source, and to the size where it is measured', () => {
  const source = { label: 'page.source', href: BUTTON.source };
  expect(headerLinks(product, { page_component: BUTTON })).toEqual([source]);
  expect(headerLinks(product, { page_component: { ...BUTTON, gzip: 9_149 } })).toEqual([
    source,
    {
      label: 'page.bundleSize',
      values: { size: '9.1' },
      href: '/size-snapshot/?product=material-ui&filter=Button',
    },
  ]);
});
