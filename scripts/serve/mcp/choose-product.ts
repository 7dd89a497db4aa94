import { excerpt } from 'docs-mcp-server';
import type { SearchShard } from '../../../src/shell/search/types';

type Named = Pick<SearchShard, 'product' | 'productName'>;

const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The id of the product that a name means: its id or its name, in any spelling.
 *
 * @throws If there is no such product. The message lists those that exist.
 * @example chooseProduct(shards, 'Material UI') // 'material-ui'
 */
export function chooseProduct(products: readonly Named[], asked: string): string {
  const wanted = bare(asked);
  const found = products.find(({ product, productName }) =>
    [product, productName].some((name) => bare(name) === wanted),
  );
  if (!found) {
    const known = [...new Set(products.map(({ product }) => product))].join(', ');
    throw new Error(`There is no product "${excerpt(asked)}". Products: ${known}.`);
  }
  return found.product;
}
