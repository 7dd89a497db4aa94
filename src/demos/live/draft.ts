import { readDraft, writeDraft } from '@site/src/browser/drafts';

/** A source with the reader's edits. */
export interface Edit {
  /** The source as it was when the reader started to edit. */
  source: string;
  code: string;
}

/** Edits by language or file name. */
export type Edits = Readonly<Record<string, Edit>>;

/** State before the reader has edited anything, which isn't written. */
export const NO_EDITS: Edits = {};

function isEdit(value: unknown): value is Edit {
  const { source, code } = (value ?? {}) as Partial<Record<keyof Edit, unknown>>;
  return typeof source === 'string' && typeof code === 'string';
}

function pick(edits: object, isWanted: (edit: Edit) => boolean): Edits {
  const entries = Object.entries(edits)
    .filter(([, edit]) => isEdit(edit) && isWanted(edit))
    .map(([key, { source, code }]: [string, Edit]) => [key, { source, code }]);
  return Object.fromEntries(entries) as Edits;
}

/**
 * Reads the edits that a reload interrupted.
 *
 * @param id - Id of the draft; `null` if the sources can't be edited.
 * @returns `null` without edits.
 */
export function readEdits(id: string | null): Edits | null {
  const edits = id === null ? {} : pick(readDraft(id) ?? {}, () => true);
  return Object.keys(edits).length > 0 ? edits : null;
}

/** Stores edits that differ from `NO_EDITS`, and deletes the draft if none is left. */
export function writeEdits(id: string | null, edits: Partial<Edits>): void {
  if (id !== null && edits !== NO_EDITS) {
    const changed = pick(edits, ({ source, code }) => code !== source);
    writeDraft(id, Object.keys(changed).length > 0 ? changed : null);
  }
}
