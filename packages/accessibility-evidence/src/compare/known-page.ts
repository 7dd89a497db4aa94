import type { Evidence } from '../types';

/** A statement about keys, such as a row of a keyboard table, as plain text. */
export interface PageRow {
  keys: string;
  action: string;
}

/** A demo as a page shows it now. */
export interface KnownDemo {
  name: string;
  /** What its results depend on, as `inputsHash` returns it. */
  inputs: string;
}

/** A page as it is now, whose evidence may be older. */
export interface KnownPage extends Pick<
  Evidence,
  'page' | 'product' | 'version' | 'component' | 'packages'
> {
  /** The demos that it shows, each once. */
  demos: readonly KnownDemo[];
  /** What it states about keys. */
  rows: readonly PageRow[];
}
