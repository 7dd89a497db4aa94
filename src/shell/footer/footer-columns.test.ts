import { PRODUCTS, SITE_REPOSITORY, productById } from '@site/src/foundation/products';
import { footerColumns } from './footer-columns';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

/** The column with a name. */
function column(name: string, products = PRODUCTS, repository = SITE_REPOSITORY) {
  return footerColumns(products, repository).find((one) => one.name === name)?.links;
}

describe('footerColumns', () => {
  it('has columns of pages, then one for each product with a repository', () => {
    expect(footerColumns(PRODUCTS, SITE_REPOSITORY).map(({ name }) => name)).toEqual([
      'Products',
      'Guides',
      'Tools',
      'Project',
      'Material UI',
      'Joy UI',
      'MUI System',
      'MUI X',
    ]);
  });

  it('links to the start pages of the products', () => {
    expect(column('Products')).toEqual([
      { label: 'Material UI', href: '/material-ui/getting-started/' },
      { label: 'Joy UI', href: '/joy-ui/getting-started/' },
      { label: 'MUI System', href: '/system/getting-started/' },
      { label: 'MUI X', href: '/x/introduction/' },
    ]);
  });

  it("links to a product's packages at their version, its source and its changelog", () => {
    expect(column('Joy UI', [productById('joy-ui')])).toEqual([
      { label: '@mui/joy', href: 'https://www.npmjs.com/package/@mui/joy/v/5.0.0-beta.49' },
      { label: 'Source', href: 'https://github.com/mui/material-ui' },
      {
        label: 'Changelog',
        href: 'https://github.com/mui/material-ui/blob/HEAD/CHANGELOG.md',
      },
    ]);
  });

  it("links to the site's source, changelog and issues, and to the licenses of its packages", () => {
    expect(column('Project', [], 'https://example.com/site')).toEqual([
      { label: 'Manual of these docs', href: '/docs-infra/getting-started/' },
      { label: 'Source', href: 'https://example.com/site' },
      { label: 'Changelog', href: 'https://example.com/site/blob/HEAD/CHANGELOG.md' },
      { label: 'Issues', href: 'https://example.com/site/issues' },
      { label: 'Third-party licenses', href: '/docs-infra/licenses/' },
    ]);
  });

  it('has no link twice in a column', () => {
    for (const { links } of footerColumns(PRODUCTS, SITE_REPOSITORY)) {
      const hrefs = links.map(({ href }) => href);
      expect(hrefs).toEqual([...new Set(hrefs)]);
    }
  });
});
