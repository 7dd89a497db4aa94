import { readDraft, writeDraft } from '@site/src/browser/drafts';
import type { CodeVariant } from '@site/src/settings';

/** A source with the reader's edits. */
export interface Edit {
  /** The source as it was when the reader started to edit. */
  source: string;
  code: string;
}

/** Edits of a demo, by language. */
type Edits = Partial<Record<CodeVariant, Edit>>;

const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];

function isEdit(value: unknown): value is Edit {
  const { source, code } = (value ?? {}) as Partial<Record<keyof Edit, unknown>>;
  return typeof source === 'string' && typeof code === 'string';
}

function pick(value: unknown, isWanted: (edit: unknown) => boolean): Edits {
  const edits = (value ?? {}) as Edits;
  return Object.fromEntries(
    VARIANTS.filter((variant) => isWanted(edits[variant])).map((variant) => {
      const { source, code } = edits[variant]!;
      return [variant, { source, code }];
    }),
  );
}

/**
 * Reads the edits that a reload interrupted.
 *
 * @param id - Id of the demo's draft; `null` if the demo can't be edited.
 */
export function readEdits(id: string | null): Edits {
  return id === null ? {} : pick(readDraft(id), isEdit);
}

/** Stores the edits of a demo, and deletes the draft if there are none. */
export function writeEdits(id: string | null, edits: Edits): void {
  if (id !== null) {
    const changed = pick(edits, (edit) => isEdit(edit) && edit.code !== edit.source);
    writeDraft(id, Object.keys(changed).length > 0 ? changed : null);
  }
}
