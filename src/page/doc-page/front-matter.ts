import type { TranslationKey } from '@site/src/foundation/i18n';
import { sizePath } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';
import type { PageSize } from './types';

/** The front matter fields in addition to those of Docusaurus. */
export interface PageFacts {
  components?: string[];
  waiAria?: string;
  materialDesign?: string;
  /** Whether the page has no ad. */
  disableAd?: boolean;
  /** What the first component adds to an app; set by the build. */
  bundle_size?: PageSize;
  /** On an archived API page: URL of the current version's declaration. */
  current_declaration?: string;
}

/** A link in a page's header. */
export interface HeaderLink {
  label: TranslationKey;
  /** Values of the label's placeholders. */
  values?: Record<string, string>;
  href: string;
}

const KILOBYTES = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

function sizeLink(product: Product | null, size: PageSize | undefined): HeaderLink[] {
  return product && size
    ? [
        {
          label: 'page.bundleSize',
          values: { size: KILOBYTES.format(size.gzip / 1000) },
          href: sizePath(product.id, size.component),
        },
      ]
    : [];
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
 * The import statement of a page's first component, `null` for a page without components.
 *
 * @example importOf(productById('joy-ui'), { components: ['Button'] })
 *   // "import Button from '@mui/joy/Button';"
 */
export function importOf(product: Product | null, { components = [] }: PageFacts): string | null {
  const [component] = components;
  const library = product?.packages[0];
  return component && library ? `import ${component} from '${library.name}/${component}';` : null;
}

/**
 * The links of a component page: source, accessibility pattern, design guideline, bundle size.
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
  return [...links, ...sizeLink(product, facts.bundle_size)];
}
