import path from 'node:path';
import { archivesOf } from '../../../../src/foundation/products';
import type { MarkupFault } from '../../markup/fault';
import { treeFaults } from '../../markup/tree-faults';
import type { Page, Site } from '../site';

/** Syntax that MDX parses, but that would be lost or shown as it is written. */
export function markupReports({ tree, source, file }: Page, site: Site): MarkupFault[] {
  const { root, products } = site;
  const folders = [...products.flatMap(({ docs }) => docs), ...archivesOf(products)];
  return treeFaults(tree, {
    ...{ source, siteDir: root, file: path.join(root, file) },
    folders: folders.map(({ folder }) => folder),
  });
}
