import type { Product } from '@site/src/foundation/products';

/** Properties of a page. */
export interface PageDescription {
  /** Absolute URL. */
  url: string;
  title: string;
  description: string;
  /** Time of the last change in ms since 1970, from Docusaurus. */
  lastUpdatedAt?: number | null;
}

/**
 * A page as a schema.org article, https://schema.org/TechArticle.
 *
 * @param version - The page's version, if it isn't the current one.
 */
export function techArticle(
  { url, title, description, lastUpdatedAt }: PageDescription,
  product: Pick<Product, 'name' | 'version'> | null,
  version: string | undefined,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: 'en',
    ...(lastUpdatedAt ? { dateModified: new Date(lastUpdatedAt).toISOString() } : {}),
    ...(product
      ? {
          about: {
            '@type': 'SoftwareApplication',
            name: product.name,
            softwareVersion: version ?? product.version,
            applicationCategory: 'DeveloperApplication',
          },
        }
      : {}),
  };
}

/** JSON that is safe inside a script element. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
