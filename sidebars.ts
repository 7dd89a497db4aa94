import { readTree } from './plugins/shared/read-tree';
import { PRODUCTS } from './src/foundation/products';

/**
 * The navigation tree of each docs instance in the catalogue, by its id. A tree is written in the
 * `sidebar.ts` of its folder, which Docusaurus reads and watches.
 */
const sidebars = Object.fromEntries(
  PRODUCTS.flatMap(({ docs }) => docs).map((instance) => [
    instance.id,
    readTree(instance, __dirname),
  ]),
);

export default sidebars;
