/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { productById } from '@site/src/foundation/products';
import { SiteLinks } from './drawer/SiteLinks';
import { ProductMenu } from './navbar/ProductMenu';

// Virtual modules of the Docusaurus bundle.
jest.mock('@docusaurus/router', () => ({ useLocation: () => window.location }), {
  virtual: true,
});
jest.mock('../../foundation/docusaurus-internals', () => ({ useLocalPathname: () => '/' }));
jest.mock('../../../lines/place', () => ({ segment: 'v9' }));

const PRODUCTS = [productById('system'), productById('joy-ui')];

jest.mock('@site/src/foundation/products/provider', () => ({
  useDocsConfig: () => ({ products: PRODUCTS }),
}));

it.each([
  ['the product menu', <ProductMenu key="menu" products={PRODUCTS} current={null} />],
  ['the drawer', <SiteLinks key="drawer" />],
])('leads from line 9 to Joy UI in the default line in %s', (_, links) => {
  render(links);
  const hrefs = screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
  expect(hrefs.slice(0, 2)).toEqual([
    '/system/getting-started/',
    'pathname:///../joy-ui/getting-started/',
  ]);
});
