import type { MarkdownConfig } from '@docusaurus/types';
import path from 'node:path';
import { archivesOf } from '../../../src/foundation/products';
import type { Product, ProductId } from '../../../src/foundation/products';
import type { PageComponent } from '../../../src/page/doc-page/types';
import { sizesOf } from '../../assets/size-snapshot/snapshot';
import { loadApi } from '../../reference/api-reference';
import { originalFile } from '../translations/original-file';
import { ownComponent } from './own-component';
import { pageRelease } from './page-release';
import { readableFrontMatter } from './readable-front-matter';

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

async function sizeOf({ product, version }: PageRelease, name: string, siteDir: string) {
  // Measuring takes long, so the dev server shows no sizes.
  const releases = process.env.NODE_ENV === 'production' ? await sizesOf(product, siteDir) : [];
  const release = releases.find((one) => one.version === version);
  return release?.components.find((component) => component.name === name)?.added?.gzip;
}

async function pageComponent(
  release: PageRelease,
  name: string,
  siteDir: string,
): Promise<PageComponent | null> {
  const components = loadApi(release.product, siteDir, release.version);
  const api = components.find((component) => component.name === name);
  const gzip = await sizeOf(release, name, siteDir);
  const size = gzip === undefined ? {} : { gzip };
  return api ? { name, import: api.imports[0], source: api.source, ...size } : null;
}

/**
 * Adds to the front matter what the header of a page shows: `page_component` about its component, and
 * `page_release` about the release that it describes.
 *
 * @param products - All products.
 * @param siteDir - The repository's root.
 */
export function withPageComponent(products: readonly Product[], siteDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await readableFrontMatter(params);
    const written = path.relative(siteDir, params.filePath).replaceAll('\\', '/');
    const file = originalFile(written);
    const release = releaseOf(path.join(siteDir, file), products, siteDir);
    const name = ownComponent(parsed.frontMatter);
    const component = release && name ? await pageComponent(release, name, siteDir) : null;
    const described = pageRelease(
      file,
      { slug: String(parsed.frontMatter.slug ?? ''), importStatement: component?.import },
      siteDir,
    );
    return {
      ...parsed,
      frontMatter: {
        ...parsed.frontMatter,
        ...(component ? { page_component: component } : {}),
        ...(described ? { page_release: described } : {}),
      },
    };
  };
}
