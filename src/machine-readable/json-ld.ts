import type { Product } from '@site/src/products';

/** What is said of a page. */
export interface PageDescription {
  /** Address with the site's. */
  url: string;
  title: string;
  description: string;
  /** When it was changed last, in milliseconds since 1970, as Docusaurus has it. */
  lastUpdatedAt?: number | null;
}

/**
 * A page as schema.org describes articles on software, https://schema.org/TechArticle.
 *
 * @param version - The version that the page is about, unless it is the product's current one.
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

/** JSON that can stand in a script element: nothing in it ends the element. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
