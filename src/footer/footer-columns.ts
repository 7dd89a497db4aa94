import type { Product } from '@site/src/products';

/** What a link leads to; the words for it are the footer's, a package is its own. */
export type FooterLink = { href: string } & (
  { kind: 'source' | 'changelog' | 'issues' } | { kind: 'package'; name: string }
);

/** The links of one project. */
export interface FooterColumn {
  /** The project's name; `null` for this site itself. */
  name: string | null;
  links: FooterLink[];
}

function packageLink({ name, version }: Product['packages'][number]): FooterLink {
  return { kind: 'package', name, href: `https://www.npmjs.com/package/${name}/v/${version}` };
}

/**
 * Where the sources, the changes and the packages of each product are, and this site's own.
 *
 * @param repository - Address of this site's repository.
 */
export function footerColumns(products: readonly Product[], repository: string): FooterColumn[] {
  const ofProducts = products.flatMap((product): FooterColumn[] =>
    product.repository
      ? [
          {
            name: product.name,
            links: [
              ...product.packages.map(packageLink),
              { kind: 'source', href: product.repository.url },
              // HEAD is whatever branch the repository calls its main one.
              { kind: 'changelog', href: `${product.repository.url}/blob/HEAD/CHANGELOG.md` },
            ],
          },
        ]
      : [],
  );
  const ofSite: FooterColumn = {
    name: null,
    links: [
      { kind: 'source', href: repository },
      { kind: 'changelog', href: `${repository}/blob/HEAD/CHANGELOG.md` },
      { kind: 'issues', href: `${repository}/issues` },
    ],
  };
  return [...ofProducts, ofSite];
}
