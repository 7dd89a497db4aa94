import type { SearchShard } from '../types';
import { wordsOf } from './words';

/** A query that names a product. */
export interface Asked {
  /** Ids of the products. */
  products: ReadonlySet<string>;
  /** The query without the name; unchanged if nothing else would remain, or with several names. */
  words: string[];
}

/** Words before a product's name, and after it. */
const BRAND = 'mui';
const SUFFIX = 'ui';

/**
 * The first words of products' names: `joy` in `joy tooltip`. A word that is also an ordinary one only
 * counts next to `mui` or `ui`: `material ui button`, `mui x charts`.
 */
const ORDINARY = new Set(['system', 'x', 'docs']);

function nameLength(words: readonly string[], at: number, name: string): number {
  const hasBrand = words[at] === BRAND && words[at + 1] === name;
  const start = hasBrand ? at + 1 : at;
  if (words[start] !== name) {
    return 0;
  }
  const hasSuffix = words[start + 1] === SUFFIX;
  const length = 1 + Number(hasBrand) + Number(hasSuffix);
  return length === 1 && ORDINARY.has(name) ? 0 : length;
}

/**
 * Finds the names of products in a query.
 *
 * @param words - The words of the query.
 * @param shards - The shards, whose products may be named.
 */
export function askedProducts(words: readonly string[], shards: readonly SearchShard[]): Asked {
  const products = new Set<string>();
  const rest: string[] = [];
  const names = new Map(
    shards.map(({ product, productName }): [string, string] => [
      wordsOf(productName).find((word) => word !== BRAND) ?? product,
      product,
    ]),
  );
  for (let at = 0; at < words.length;) {
    const [named] = [...names].flatMap(([name, product]) => {
      const length = nameLength(words, at, name);
      return length > 0 ? [{ product, length }] : [];
    });
    if (named) {
      products.add(named.product);
    } else {
      rest.push(words[at]!);
    }
    at += named?.length ?? 1;
  }
  // A query for two products is about using both: their names are its subject.
  const isSubject = rest.length === 0 || products.size > 1;
  return { products, words: isSubject ? [...words] : rest };
}
