import type { ComponentSize, ProductSizes } from './types';

/** A row of the table. Sizes are in bytes. */
export interface SizeRow {
  name: string;
  path?: string;
  /** What the component adds to an app, as gzip. */
  added: number;
  /** The component alone, as gzip. */
  alone: number;
  /** The component alone, without compression. */
  minified: number;
  /** Difference of `added` to the release before; `null` if that doesn't have the component. */
  since: number | null;
  isNew: boolean;
}

/** A column that the table can be sorted by. */
export type SortKey = 'name' | 'added' | 'alone' | 'minified' | 'since';

/** The order of the table. */
export interface Order {
  key: SortKey;
  descending: boolean;
}

function addedOf({ added, alone }: ComponentSize): number {
  return (added ?? alone).gzip;
}

/** The rows of a product's newest release, compared with the release before. */
export function rowsOf({ releases: [release, earlier] }: ProductSizes): SizeRow[] {
  const before = new Map(earlier?.components.map((size) => [size.name, addedOf(size)]));
  return (release?.components ?? []).map((size) => {
    const added = addedOf(size);
    const last = before.get(size.name);
    return {
      name: size.name,
      path: size.path,
      added,
      alone: size.alone.gzip,
      minified: size.alone.minified,
      since: last === undefined ? null : added - last,
      isNew: size.isNew ?? false,
    };
  });
}

function compare(a: SizeRow, b: SizeRow, key: SortKey): number {
  return key === 'name' ? a.name.localeCompare(b.name, 'en') : (a[key] ?? 0) - (b[key] ?? 0);
}

/** Rows whose name contains the filter, in an order. Rows with equal values are sorted by name. */
export function shownRows(
  rows: readonly SizeRow[],
  filter: string,
  { key, descending }: Order,
): SizeRow[] {
  const wanted = filter.trim().toLowerCase();
  return rows
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .sort((a, b) => (descending ? -1 : 1) * compare(a, b, key) || compare(a, b, 'name'));
}
