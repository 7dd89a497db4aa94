import { LICENSES_PATH } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';
import { GUIDES, TEXTS, TOOLS } from './texts';

/** A link of the footer. */
interface FooterLink {
  label: string;
  href: string;
}

/** Links under a heading. */
export interface FooterColumn {
  name: string;
  links: FooterLink[];
}

function linksOf(hrefs: Readonly<Record<string, string>>): FooterLink[] {
  return Object.entries(hrefs).map(([label, href]) => ({ label, href }));
}

// HEAD is the repository's default branch.
const changelogOf = (repository: string) => `${repository}/blob/HEAD/CHANGELOG.md`;

function packagesOf({ name, packages, repository }: Product): FooterColumn[] {
  return repository
    ? [
        {
          name,
          links: [
            ...packages.map(({ name: label, version }) => ({
              label,
              href: `https://www.npmjs.com/package/${label}/v/${version}`,
            })),
            { label: TEXTS.source, href: repository.url },
            { label: TEXTS.changelog, href: changelogOf(repository.url) },
          ],
        },
      ]
    : [];
}

/**
 * The footer's columns: pages by subject, then packages, source and changelog of each product.
 *
 * @param repository - Address of this site's repository.
 */
export function footerColumns(products: readonly Product[], repository: string): FooterColumn[] {
  return [
    {
      name: TEXTS.products,
      links: products.flatMap(({ name, landing, repository: own }) =>
        landing && own ? [{ label: name, href: landing }] : [],
      ),
    },
    { name: TEXTS.guides, links: linksOf(GUIDES) },
    { name: TEXTS.tools, links: linksOf(TOOLS) },
    {
      name: TEXTS.project,
      links: [
        { label: TEXTS.manual, href: '/docs-infra/getting-started/' },
        { label: TEXTS.source, href: repository },
        { label: TEXTS.changelog, href: changelogOf(repository) },
        { label: TEXTS.issues, href: `${repository}/issues` },
        { label: TEXTS.licenses, href: LICENSES_PATH },
      ],
    },
    ...products.flatMap(packagesOf),
  ];
}
