import { LICENSES_PATH } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';

/** Target of a link. The footer defines the labels; a package is its own label. */
export type FooterLink = { href: string } & (
  { kind: 'source' | 'changelog' | 'issues' | 'licenses' } | { kind: 'package'; name: string }
);

/** Links of one project. */
export interface FooterColumn {
  /** The project's name, `null` for this site. */
  name: string | null;
  links: FooterLink[];
}

function packageLink({ name, version }: Product['packages'][number]): FooterLink {
  return { kind: 'package', name, href: `https://www.npmjs.com/package/${name}/v/${version}` };
}

/**
 * The footer's columns: source, changelog and packages of each product, and those of this site.
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
              // HEAD is the repository's default branch.
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
      { kind: 'licenses', href: LICENSES_PATH },
    ],
  };
  return [...ofProducts, ofSite];
}
