import fc from '@site/test/unit/properties';
import type { RecordKind, SearchRecord, SearchShard } from './types';

/** Creates a shard for tests. */
export function shardOf(change: Partial<SearchShard> = {}): SearchShard {
  return {
    product: 'material-ui',
    productName: 'Material UI',
    version: '7.3.2',
    part: 'pages',
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

/** Half of a character outside the basic plane, as it remains after cutting a text. */
const LONE_SURROGATES = ['\uD83D', '\uDE00'];

/**
 * Queries for property-based tests: any text, mixed with operators, words that are properties of every
 * object, and lone surrogates.
 */
export function anyQuery(): fc.Arbitrary<string> {
  const part = fc.oneof(
    fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype), ...LONE_SURROGATES),
    fc.constantFrom('prop:', 'class:', 'in:', 'Button', 'dropdown', 'text field'),
    fc.string({ unit: 'binary' }),
  );
  return fc
    .array(fc.tuple(part, fc.constantFrom(' ', '')), { maxLength: 12 })
    .map((parts) => parts.flat().join(''));
}
