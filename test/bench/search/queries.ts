import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductId } from '../../../src/foundation/products';

/** A query and its correct results. */
export interface RelevanceQuery {
  query: string;
  /** Product of the current page. */
  product: ProductId;
  /** URLs, each a correct first result. A page's URL that ends in `#` includes its sections and rows. */
  expect: string[];
  /** Left out of all tuning; only its group's totals are ever looked at. */
  heldOut?: true;
}

/** The queries of the benchmark: titles, props and classes of the index, with the words of readers. */
export const QUERIES_FILE = path.join(__dirname, 'queries.json');

/** Queries written before anyone looked at the index: tasks, errors, and words of other libraries. */
export const READER_QUERIES_FILE = path.join(__dirname, 'reader-queries.json');

/** Tasks that readers bring, from public questions. `test/built/search-tasks.test.ts` expects each first. */
export const TASK_QUERIES_FILE = path.join(__dirname, 'task-queries.json');

/**
 * Questions from the titles of public issues, with the section that answers each, which was written
 * before the first run. Each is asked from its product and from Material UI. Those at odd places are
 * held out.
 */
export const COMMUNITY_QUERIES_FILE = path.join(__dirname, 'community-queries.json');

/** Reads a file of queries. */
export function readQueries(file = QUERIES_FILE): RelevanceQuery[] {
  return JSON.parse(readFileSync(file, 'utf8')) as RelevanceQuery[];
}

/** Whether a result is one of the correct ones. */
export function isExpected({ expect }: RelevanceQuery, url: string): boolean {
  return expect.includes(url) || expect.includes(`${url.split('#')[0]}#`);
}
