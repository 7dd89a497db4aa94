import { treeFileOf } from './plugins/shared/read-tree';
import { PRODUCTS } from './src/foundation/products';

/**
 * The index of the navigation trees: the file of each docs instance in the catalogue, by its id.
 * Docusaurus reads and watches these files.
 */
const sidebars: Readonly<Record<string, string>> = Object.fromEntries(
  PRODUCTS.flatMap(({ docs }) => docs).map((instance) => [instance.id, treeFileOf(instance)]),
);

export default sidebars;
