import type { ComponentApi } from '../../../src/api/types';
import { siteLinks } from './site-links';

interface Archive {
  /** Path of the product's current pages, such as `/material-ui`. */
  productPath: string;
  /** Path of the archived pages, such as `/material-ui/v6`. */
  basePath: string;
  version: string;
}

/** Upstream's documentation of a major version. */
function upstreamOf(version: string): string {
  return `https://v${version.split('.')[0]}.mui.com`;
}

/**
 * Creates a function that resolves links in the texts of an archived version to pages of that
 * version, on this site or else upstream.
 *
 * @param components - The components with an API page in the archive.
 * @param pathnames - Paths of the archive's pages and of other products' pages.
 */
export function archivedLinks(
  { productPath, basePath, version }: Archive,
  components: readonly ComponentApi[],
  pathnames: ReadonlySet<string>,
): (href: string) => string {
  const upstream = upstreamOf(version);
  const asCurrent = [...pathnames]
    .filter((pathname) => pathname.startsWith(`${basePath}/`) || !pathname.startsWith(productPath))
    .map((pathname) => pathname.replace(`${basePath}/`, `${productPath}/`));
  const resolve = siteLinks(components, new Set(asCurrent));
  return (href) => {
    const found = resolve(href.replace(upstream, 'https://mui.com'));
    if (found.startsWith(`https://mui.com${productPath}/`)) {
      return found.replace('https://mui.com', upstream);
    }
    return found.startsWith(`${productPath}/`) ? found.replace(productPath, basePath) : found;
  };
}
