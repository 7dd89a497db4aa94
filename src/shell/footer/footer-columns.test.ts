import { PRODUCTS, SITE_REPOSITORY, productById } from '@site/src/foundation/products';
import { footerColumns } from './footer-columns';

describe('footerColumns', () => {
  it("links to a product's packages at their version, its source and its changelog", () => {
    expect(footerColumns([productById('joy-ui')], SITE_REPOSITORY)[0]).toEqual({
      name: 'Joy UI',
      links: [
        {
          kind: 'package',
          name: '@mui/joy',
          href: 'https://www.npmjs.com/package/@mui/joy/v/5.0.0-beta.49',
        },
        { kind: 'source', href: 'https://github.com/mui/material-ui' },
        {
          kind: 'changelog',
          href: 'https://github.com/mui/material-ui/blob/HEAD/CHANGELOG.md',
        },
      ],
    });
  });

  it('has a column for each product with a repository, and one for the site at the end', () => {
    expect(footerColumns(PRODUCTS, SITE_REPOSITORY).map(({ name }) => name)).toEqual([
      'Material UI',
      'Joy UI',
      'MUI System',
      'MUI X',
      null,
    ]);
  });

  it("links to the site's source, changelog and issues, and to the licenses of its packages", () => {
    expect(footerColumns([], 'https://example.com/site')).toEqual([
      {
        name: null,
        links: [
          { kind: 'source', href: 'https://example.com/site' },
          { kind: 'changelog', href: 'https://example.com/site/blob/HEAD/CHANGELOG.md' },
          { kind: 'issues', href: 'https://example.com/site/issues' },
          { kind: 'licenses', href: '/docs-infra/licenses/' },
        ],
      },
    ]);
  });
});
