import type { ProductId } from '../../../src/foundation/products';
import { addressOf, plainSearch } from './built-search';
import type { SearchOutcome } from './built-search';
import { COMMUNITY_QUERIES_FILE, isExpected, readQueries } from './queries';
import type { RelevanceQuery } from './queries';

type Find = (asked: RelevanceQuery) => string[];

/** Share of the questions that are answered by the first and by one of the first three results. */
function shares(questions: readonly RelevanceQuery[], find: Find): string {
  const places = questions.map((asked) => find(asked).findIndex((url) => isExpected(asked, url)));
  return [1, 3]
    .map((count) => places.filter((place) => place >= 0 && place < count).length)
    .map((answered) => `${Math.round((100 * answered) / questions.length)} %`.padStart(6))
    .join('');
}

/**
 * Prints how many of the community's questions are answered, asked from a page of Material UI and of
 * their own product, beside the library alone.
 *
 * @param search - The search of the same site.
 */
export function printCommunity(
  dir: string,
  search: (query: string, product: ProductId) => SearchOutcome,
): void {
  const plain = plainSearch(dir);
  const from = (product: ProductId, { query }: RelevanceQuery) =>
    search(query, product).hits.map(addressOf);
  const all = readQueries(COMMUNITY_QUERIES_FILE);
  for (const [half, name] of ['tuned', 'held out'].entries()) {
    const questions = all.filter((_asked, at) => at % 2 === half);
    console.log(`community  ${name}: first, in three   Material UI         own       plain`);
    for (const product of [...new Set(questions.map((asked) => asked.product)), 'all']) {
      const own = questions.filter((asked) => product === 'all' || asked.product === product);
      const columns = [
        shares(own, (asked) => from('material-ui', asked)),
        shares(own, (asked) => from(asked.product, asked)),
        shares(own, ({ query }) => plain(query)),
      ];
      console.log(`  ${product.padEnd(12)} ${String(own.length).padStart(3)}  ${columns.join('')}`);
    }
  }
}
