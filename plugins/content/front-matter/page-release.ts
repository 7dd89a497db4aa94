import { compared } from '../../../lines/current';
import { archiveOfFile, docsOfFile, productOfPath } from '../../../src/foundation/products';
import newest from '../../../src/foundation/products/newest.json';
import { isPartial } from 'mdx-doctor/front-matter';
import type { PageRelease } from '../../../src/page/doc-page/types';
import { ownValue } from '../../../src/foundation/own-value';

/**
 * The release that a page describes.
 *
 * @param file - The page, relative to the repository root.
 * @param importStatement - Of the component that the page is about.
 * @returns `null` for a page of a product without packages, and for a file that pages show.
 */
export function pageRelease(file: string, importStatement = ''): PageRelease | null {
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
  return installed && installed !== version
    ? { version, newest: installed, ...(guide ? { guide } : {}) }
    : { version };
}
