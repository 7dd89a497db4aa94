import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductId } from '../../src/products';

/** A search as a reader types it, and the results that answer it best. */
export interface RelevanceQuery {
  query: string;
  /** Product whose pages the reader is on. */
  product: ProductId;
  /** Addresses; each of them is a right first result. */
  expect: string[];
  /** Left out of all tuning; only its group's totals are ever looked at. */
  heldOut?: true;
}

/** The searches that search is measured with. */
export const QUERIES_FILE = path.join(__dirname, 'queries.json');

/** Reads a file of searches. */
export function readQueries(file = QUERIES_FILE): RelevanceQuery[] {
  return JSON.parse(readFileSync(file, 'utf8')) as RelevanceQuery[];
}
