import { readDraft, writeDraft } from '@site/src/foundation/browser/drafts';
import type { Edit, Edits } from './edits';
import type { PreviewPlace } from './preview-place';

const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');

function isPlace(value: unknown): value is PreviewPlace {
  const { before, after, indent } = (value ?? {}) as Partial<PreviewPlace>;
  return areTexts(before, after, indent);
}

function isEdit(value: unknown): value is Edit {
  const { source, code, preview } = (value ?? {}) as Partial<Edit>;
  return areTexts(source, code) && (preview === undefined || isPlace(preview));
}

/**
 * Reads the edits that a reload interrupted.
 *
 * @param id - Id of the draft.
 * @returns `null` without edits.
 */
export function readEdits(id: string): Edits | null {
  const edits = Object.entries((readDraft(id) ?? {}) as object).filter(([, edit]) => isEdit(edit));
  return edits.length > 0 ? (Object.fromEntries(edits) as Edits) : null;
}

/** Stores the edits that change their source; deletes the draft if there are none. */
export function writeEdits(id: string, edits: Edits): void {
  const changed = Object.entries(edits).filter(([, { source, code }]) => code !== source);
  writeDraft(id, changed.length > 0 ? Object.fromEntries(changed) : null);
}
