import type { InStatement, ResultSet, TransactionMode } from '@libsql/client';

/** The part of a libSQL client that the stores use. */
export interface Database {
  execute: (statement: InStatement) => Promise<ResultSet>;
  batch: (statements: InStatement[], mode: TransactionMode) => Promise<ResultSet[]>;
  close: () => void;
}
