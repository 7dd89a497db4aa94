import type { CheckedFile } from '../messages';
import type { CheckState } from './run-check';

/** Where the given files are: the other numbers add up to `given`. */
export interface Ledger {
  given: number;
  /** As many as in the ZIP archive and in the patch. */
  rewritten: number;
  unchanged: number;
  refused: number;
  /** Not reached, because the check was cancelled. */
  waiting: number;
}

/** Whether a file was rewritten. */
export const isRewritten = ({ changes, report }: CheckedFile) =>
  report.refused === undefined && changes.length > 0;

/** Counts the given files by what happened to them. */
export function ledgerOf({ files, given }: Pick<CheckState, 'files' | 'given'>): Ledger {
  const refused = files.filter(({ report }) => report.refused !== undefined).length;
  const rewritten = files.filter(isRewritten).length;
  const unchanged = files.length - refused - rewritten;
  return { given, rewritten, unchanged, refused, waiting: given - files.length };
}
