import type { CheckedFile, Selection } from '../messages';
import type { CheckState } from './run-check';
import { updates } from './updates';
import { CallError } from './worker-client';

interface Options {
  signal: AbortSignal;
  /** Called with the files so far: a few times per second, and at the end. */
  onResults: (state: CheckState, done: number, total: number) => void;
}

/** What to rewrite, in which files. */
export interface FixRequest {
  selection: Selection;
  /** One file, by its identity; all files if absent. */
  file?: number;
}

/** Whether a request is about a file. */
function isAffected({ id, report }: CheckedFile, { selection, file }: FixRequest): boolean {
  return (
    (file === undefined || id === file) &&
    report.findings.some(
      ({ fix, name }) =>
        fix && (typeof selection !== 'object' || !('rule' in selection) || selection.rule === name),
    )
  );
}

/**
 * Rewrites findings of checked files. If the signal is aborted, it stops after the present file.
 *
 * @returns How many uses were rewritten, and in how many files.
 * @throws If the worker has ended.
 */
export async function runFix(
  before: CheckState,
  request: FixRequest,
  { signal, onResults }: Options,
): Promise<{ uses: number; files: number }> {
  const isDue = updates();
  const files = [...before.files];
  const affected = files.flatMap((file, index) => (isAffected(file, request) ? [index] : []));
  const made = { uses: 0, files: 0 };
  let done = 0;
  for (const index of affected) {
    if (signal.aborted) {
      break;
    }
    const file = files[index]!;
    // A file that the engine can't rewrite stays as it is.
    const next = await before
      .client!.call('fix', file.id, request.selection)
      .catch((error: unknown) => {
        if (error instanceof CallError) {
          return file;
        }
        throw error;
      });
    const uses = next.fixedCount - file.fixedCount;
    made.uses += uses;
    made.files += uses > 0 ? 1 : 0;
    files[index] = next;
    done += 1;
    if (isDue()) {
      onResults({ ...before, files: [...files] }, done, affected.length);
    }
  }
  onResults({ ...before, files }, done, affected.length);
  return made;
}
