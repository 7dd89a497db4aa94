import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { archivesOf } from '../../../src/foundation/products';
import type { Product, ProductId } from '../../../src/foundation/products';
import type { PageSize } from '../../../src/page/doc-page/types';
import { sizesOf } from './snapshot';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/** The release that a page documents. */
interface PageRelease {
  product: ProductId;
  version: string;
}

function releaseOf(
  file: string,
  products: readonly Product[],
  siteDir: string,
): PageRelease | undefined {
  const isIn = (folder: string) => file.startsWith(path.join(siteDir, folder) + path.sep);
  const owner = products.find(({ docs }) => docs.some(({ folder }) => isIn(folder)));
  if (owner) {
    return { product: owner.id, version: owner.version };
  }
  const archive = archivesOf(products).find(({ folder }) => isIn(folder));
  const archived = products.find(({ docs }) => docs.some(({ id }) => id === archive?.instance));
  return archive && archived ? { product: archived.id, version: archive.version } : undefined;
}

async function pageSize(
  { product, version }: PageRelease,
  components: unknown,
  siteDir: string,
): Promise<PageSize | null> {
  const [component] = Array.isArray(components) ? components.map(String) : [];
  const releases = component ? await sizesOf(product, siteDir) : [];
  const release = releases.find((one) => one.version === version);
  const added = release?.components.find(({ name }) => name === component)?.added;
  return component && added ? { component, gzip: added.gzip } : null;
}

/**
 * Adds `bundle_size` to the front matter of production pages that name components, for their header.
 *
 * @param products - All products.
 * @param siteDir - The repository's root.
 */
export function withBundleSize(products: readonly Product[], siteDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const release = releaseOf(params.filePath, products, siteDir);
    if (process.env.NODE_ENV !== 'production' || !release) {
      return parsed;
    }
    const size = await pageSize(release, parsed.frontMatter.components, siteDir);
    return size ? { ...parsed, frontMatter: { ...parsed.frontMatter, bundle_size: size } } : parsed;
  };
}
