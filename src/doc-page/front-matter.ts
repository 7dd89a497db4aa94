import type { TranslationKey } from '@site/src/i18n';
import type { Product } from '@site/src/products';

/** The front matter fields in addition to those of Docusaurus. */
export interface PageFacts {
  components?: string[];
  waiAria?: string;
  materialDesign?: string;
  /** Whether the page has no ad. */
  disableAd?: boolean;
  /** On an archived API page: URL of the current version's declaration. */
  current_declaration?: string;
}

/** A link in a page's header. */
export interface HeaderLink {
  label: TranslationKey;
  href: string;
}

function sourceLink(
  product: Product | null,
  component: string | undefined,
  version: string | undefined,
): HeaderLink[] {
  const repository = product?.repository;
  const folder = repository && Object.values(repository.packageFolders)[0];
  if (!repository || !folder || !component) {
    return [];
  }
  return [
    {
      label: 'page.source',
      href: `${repository.url}/tree/${version ? `v${version}` : repository.tag}/${folder}/${component}`,
    },
  ];
}

/**
 * The links of a component page: source, accessibility pattern, design guideline.
 *
 * @param version - Version of the page, if it isn't the product's current one.
 */
export function headerLinks(
  product: Product | null,
  facts: PageFacts,
  version?: string,
): HeaderLink[] {
  const { components = [], waiAria, materialDesign } = facts;
  const links = sourceLink(product, components[0], version);
  if (waiAria) {
    links.push({ label: 'page.waiAria', href: waiAria });
  }
  if (materialDesign) {
    links.push({ label: 'page.materialDesign', href: materialDesign });
  }
  return links;
}
