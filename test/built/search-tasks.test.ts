import { BUILD_DIR } from '../../scripts/shared/root';
import { addressOf, builtSearch } from '../bench/search/built-search';
import { TASK_QUERIES_FILE, isExpected, readQueries } from '../bench/search/queries';

const TASKS = readQueries(TASK_QUERIES_FILE);

let search: Awaited<ReturnType<typeof builtSearch>>;

// Indexing takes longer than a search.
beforeAll(async () => {
  search = await builtSearch(BUILD_DIR);
}, 60_000);

it('has 21 tasks', () => {
  expect(new Set(TASKS.map(({ query }) => query)).size).toBe(21);
});

it.each(TASKS)('"$query" first finds its answer', (task) => {
  const [first] = search(task.query, task.product).hits;
  const address = first && addressOf(first);
  expect(address && isExpected(task, address) ? task.expect : [address]).toEqual(task.expect);
});
