import { compared } from '../../../lines/current';
import { archiveOfFile, docsOfFile, productOfPath } from '../../../src/foundation/products';
import newest from '../../../src/foundation/products/newest.json';
import { isPartial } from 'mdx-doctor/front-matter';
import type { PageRelease } from '../../../src/page/doc-page/types';
import { ownValue } from '../../../src/foundation/own-value';
import { otherLine } from './other-line';

/**
 * The release that a page describes.
 *
 * @param file - The page, relative to the repository root.
 * @param page - `slug` of the page, and the import statement of the component that it is about.
 * @param siteDir - The repository's root.
 * @returns `null` for a page of a product without packages, and for a file that pages show.
 */
export function pageRelease(
  file: string,
  { slug, importStatement = '' }: { slug: string; importStatement?: string },
  siteDir: string,
): PageRelease | null {
  const docs = docsOfFile(file);
  const product = docs && productOfPath(docs.basePath);
  const [first, ...others] = product?.packages ?? [];
  if (!product || !first || isPartial(file)) {
    return null;
  }
  const folders = file.split('/');
  const library =
    others.find(
      ({ name, section }) =>
        importStatement.includes(`'${name}/`) || (section && folders.includes(section)),
    ) ?? first;
  const archive = archiveOfFile(file);
  const version = archive?.version ?? library.version;
  const installed = ownValue<string>(newest.versions, library.name);
  const guide = archive ? archive.migration : compared[product.id]?.upgrade;
  const other = archive
    ? null
    : otherLine(
        `${docs.basePath}${slug}/`.replace(/\/+$/, '/'),
        { library: library.name, start: product.landing },
        siteDir,
      );
  return {
    version,
    ...(installed && installed !== version
      ? { newest: installed, ...(guide ? { guide } : {}) }
      : {}),
    ...(other ? { other } : {}),
  };
}
