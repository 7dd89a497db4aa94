import { ownValue } from '@site/src/foundation/own-value';
import { previewIn } from './preview-place';
import type { PreviewPlace } from './preview-place';

/** A source file with the reader's edits. */
export interface Edit {
  /** The source as it was when the reader started to edit. */
  source: string;
  code: string;
  /** Where the source contains the demo's preview, if the reader has edited that. */
  preview?: PreviewPlace;
}

/** Edits by file name; each language has its own files. */
export type Edits = Readonly<Record<string, Edit>>;

/** The code of a file that differs from its source; `null` if the file is unchanged. */
export function editedCode(edits: Edits, file: string): string | null {
  const edit = ownValue(edits, file);
  return edit && edit.code !== edit.source ? edit.code : null;
}

/**
 * The edited preview of a demo.
 *
 * @param edit - The edit of the demo's own file.
 * @returns `null` if the reader hasn't edited it, or has edited something else too.
 */
export function editedPreview(edit: Edit | undefined): string | null {
  return edit?.preview ? previewIn(edit.code, edit.preview) : null;
}
