import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductId } from '../../../src/foundation/products';

/** A query and its correct results. */
export interface RelevanceQuery {
  query: string;
  /** Product of the current page. */
  product: ProductId;
  /** URLs, each a correct first result. */
  expect: string[];
  /** Left out of all tuning; only its group's totals are ever looked at. */
  heldOut?: true;
}

/** The queries of the benchmark. */
export const QUERIES_FILE = path.join(__dirname, 'queries.json');

/** Reads a file of queries. */
export function readQueries(file = QUERIES_FILE): RelevanceQuery[] {
  return JSON.parse(readFileSync(file, 'utf8')) as RelevanceQuery[];
}
