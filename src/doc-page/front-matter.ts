import type { Product } from '@site/src/products';

/** What a page says of itself besides Docusaurus's own fields. */
export interface PageFacts {
  components?: string[];
  waiAria?: string;
  materialDesign?: string;
}

/** A link in a page's header. */
export interface HeaderLink {
  label: string;
  href: string;
}

function sourceLink(product: Product | null, component: string | undefined): HeaderLink[] {
  const repository = product?.repository;
  const folder = repository && Object.values(repository.packageFolders)[0];
  if (!repository || !folder || !component) {
    return [];
  }
  return [
    { label: 'Source', href: `${repository.url}/tree/${repository.tag}/${folder}/${component}` },
  ];
}

/** The links of a component page: its source, its accessibility pattern, its design guideline. */
export function headerLinks(product: Product | null, facts: PageFacts): HeaderLink[] {
  const { components = [], waiAria, materialDesign } = facts;
  return [
    ...sourceLink(product, components[0]),
    ...(waiAria ? [{ label: 'WAI-ARIA', href: waiAria }] : []),
    ...(materialDesign ? [{ label: 'Material Design', href: materialDesign }] : []),
  ];
}
