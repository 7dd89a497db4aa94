import type { RecordKind, SearchRecord, SearchShard } from './types';

/** Creates a shard for tests. */
export function shardOf(change: Partial<SearchShard> = {}): SearchShard {
  return {
    product: 'material-ui',
    productName: 'Material UI',
    version: '7.3.2',
    current: true,
    paths: ['/material-ui'],
    file: 'search/material-ui-7.3.2.1.json',
    bytes: 100,
    records: 1,
    ...change,
  };
}

/** Creates a record for tests. */
export function recordOf(
  kind: RecordKind,
  title: string,
  url: string,
  change: Partial<SearchRecord> = {},
): SearchRecord {
  return { kind, title, path: [], url, text: '', ...change };
}
