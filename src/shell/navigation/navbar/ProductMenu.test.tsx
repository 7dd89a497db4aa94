/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { productById } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';
import { ProductMenu } from './ProductMenu';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

// Virtual modules of the Docusaurus bundle.
jest.mock('@docusaurus/router', () => ({ useLocation: () => window.location }), {
  virtual: true,
});
jest.mock('../../../foundation/docusaurus-internals', () => ({ useLocalPathname: () => '/' }));

const material = productById('material-ui');
const elsewhere: Product = { ...productById('x'), name: 'Far', landing: 'https://example.com/' };
const products = [material, productById('joy-ui'), productById('core'), elsewhere];

function links(current: Product | null) {
  const { container } = render(<ProductMenu products={products} current={current} />);
  return {
    button: container.querySelector('summary'),
    links: screen.getAllByRole('link', { hidden: true }),
  };
}

describe('ProductMenu', () => {
  it('shows the product of the page and marks it as current', () => {
    const { button, links: all } = links(material);
    expect(button).toHaveTextContent('Material UI, switch product');
    expect(all.map((link) => link.getAttribute('aria-current'))).toEqual([
      'true',
      null,
      null,
      null,
    ]);
  });

  it('links to every product, with a description', () => {
    const { links: all } = links(material);
    expect(all.map((link) => link.getAttribute('href'))).toEqual([
      '/material-ui/getting-started/',
      '/joy-ui/getting-started/',
      '/core/',
      'https://example.com/',
    ]);
    expect(all[1]).toHaveTextContent(productById('joy-ui').description);
  });

  it('marks only products on other sites as external', () => {
    const { links: all } = links(material);
    expect(all.map((link) => /opens in a new tab/.test(link.textContent))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('is labeled "Products" on pages without a product', () => {
    expect(links(null).button).toHaveTextContent(/^Products$/);
  });

  it('also lists the default tree on pages without a product, in the requested language', () => {
    window.history.replaceState(null, '', '/?userLanguage=zh');
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const all = links(null).links.slice(products.length);
    expect(all.map((link) => link.getAttribute('href'))).toEqual([
      'https://mui.com/zh/versions/',
      'https://mui.com/zh/store/',
      'https://mui.com/blog/',
    ]);
    expect(all[0]).toHaveTextContent('Versions (opens in a new tab)');
    window.history.replaceState(null, '', '/');
  });

  it.each([
    ['lists', 'core', 3],
    ['does not list', 'x', 0],
  ] as const)('%s the default tree for the product %s', (_, id, count) => {
    expect(links(productById(id)).links).toHaveLength(products.length + count);
  });
});
