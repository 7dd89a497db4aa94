import type { SearchRecord } from '../../../src/shell/search/types';

/** Texts shared by at least this many rows of API pages don't distinguish them. */
const SHARED = 20;

/** Removes texts such as "The content of the component." from the excerpts of a shard's records. */
export function withoutBoilerplate(records: readonly SearchRecord[]): SearchRecord[] {
  const counts = new Map<string, number>();
  for (const { text } of records) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return records.map((record) =>
    counts.get(record.text)! >= SHARED ? { ...record, text: '' } : record,
  );
}
