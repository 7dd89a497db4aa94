import { localPath } from '@site/src/foundation/browser/local-path';
import type { TranslationKey } from '@site/src/foundation/i18n';
import { docsOfPath, sizePath } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';
import type { PageComponent, PageRelease } from './types';

/** The front matter fields in addition to those of Docusaurus. */
export interface PageFacts {
  waiAria?: string;
  materialDesign?: string;
  /** Whether the page has no ad. */
  disableAd?: boolean;
  /** The component that the page is about; set by the build. */
  page_component?: PageComponent;
  /** The release that the page describes; set by the build. */
  page_release?: PageRelease;
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

/** Whether a page has an ad. */
export function hasAd(permalink: string, facts: PageFacts): boolean {
  return !facts.disableAd && !docsOfPath(localPath(permalink))?.disableAds;
}

/** The links of a component page: source, accessibility pattern, design guideline, bundle size. */
export function headerLinks(product: Product | null, facts: PageFacts): HeaderLink[] {
  const { page_component: component, waiAria, materialDesign } = facts;
  const links: HeaderLink[] = [];
  if (component) {
    links.push({ label: 'page.source', href: component.source });
  }
  if (waiAria) {
    links.push({ label: 'page.waiAria', href: waiAria });
  }
  if (materialDesign) {
    links.push({ label: 'page.materialDesign', href: materialDesign });
  }
  if (product && component?.gzip !== undefined) {
    links.push({
      label: 'page.bundleSize',
      // The first `Intl.NumberFormat` of a page takes 60 ms of a slow device.
      values: { size: (component.gzip / 1000).toFixed(1) },
      href: sizePath(product.id, component.name),
    });
  }
  return links;
}
