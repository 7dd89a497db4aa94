import { ownValue } from '@site/src/foundation/own-value';
import { codeVariant } from '@site/src/reader/settings';
import { readEdits, writeEdits } from '../../edits/draft';
import { editedPreview } from '../../edits/edits';
import type { Edit, Edits } from '../../edits/edits';
import { findPreview, withPreview } from '../../edits/preview-place';
import type { PreviewPlace } from '../../edits/preview-place';
import type { SharedState } from '../../page/shared-demo';
import { fetchSource } from '../fetch-source';
import { sourceFiles } from '../source-files';
import type { ViewerDemo } from '../viewer-demo';
import { isOpen, showSource, shownFile } from './source';

function setEdits(demo: ViewerDemo, edits: Edits, others: Partial<SharedState> = {}): void {
  demo.store.set({ ...others, edits });
  if (!demo.noLiveEdit) {
    writeEdits(demo.name, edits);
  }
}

/** Restores the edits that a reload interrupted. */
export function restoreEdits(demo: ViewerDemo): void {
  const edits = demo.noLiveEdit ? null : readEdits(demo.name);
  if (edits) {
    const [{ name }] = sourceFiles(demo, codeVariant.get());
    const own = ownValue(edits, name);
    demo.loaders.editor();
    demo.store.set({ edits, opensEditor: own !== undefined && editedPreview(own) === null });
  }
}

/**
 * Opens a file in the editor.
 *
 * @param file - The file's name.
 * @param edit - Replaces earlier edits.
 * @param caret - Offset of the caret in the editor.
 */
export function startEdit(demo: ViewerDemo, file: string, edit: Edit, caret: number): void {
  const { edits, opened = 0 } = demo.store.get();
  demo.loaders.editor();
  setEdits(demo, { ...edits, [file]: edit }, { caret, opened: opened + 1 });
}

function changeFile(demo: ViewerDemo, file: string, changes: Partial<Edit>): void {
  const { edits } = demo.store.get();
  const edit = ownValue(edits, file);
  if (edit) {
    setEdits(demo, { ...edits, [file]: { ...edit, ...changes } });
  }
}

/** Changes the code of a file in the editor. */
export function changeCode(demo: ViewerDemo, file: string, code: string): void {
  changeFile(demo, file, { code });
}

/**
 * Turns the preview into an editor. Shows the complete source if that doesn't contain the preview
 * literally.
 *
 * @param caret - Offset of the caret in the preview.
 */
export async function startPreviewEdit(
  demo: ViewerDemo,
  preview: string,
  caret: number,
): Promise<void> {
  const [{ name, url }] = sourceFiles(demo, codeVariant.get());
  demo.loaders.editor();
  try {
    const { text } = await fetchSource(url);
    const edit = ownValue(demo.store.get().edits, name);
    const code = edit?.code ?? text;
    const place = findPreview(code, preview);
    if (place) {
      startEdit(demo, name, { source: text, code, preview: place }, edit ? 0 : caret);
      return;
    }
  } catch {
    // The complete source reports the failure.
  }
  showSource(demo);
}

/**
 * Changes the preview in its editor.
 *
 * @param place - The part of the edited source that the editor contains.
 */
export function changePreview(
  demo: ViewerDemo,
  file: string,
  place: PreviewPlace,
  preview: string,
): void {
  changeFile(demo, file, { code: withPreview(place, preview), preview: place });
}

/** Turns the selected file into an editor. */
async function startShownEdit(demo: ViewerDemo): Promise<void> {
  const { name, url } = shownFile(demo);
  demo.loaders.editor();
  demo.store.set({ open: true });
  try {
    const { text } = await fetchSource(url);
    const edit = ownValue(demo.store.get().edits, name);
    startEdit(demo, name, { code: text, ...edit, source: text }, 0);
  } catch {
    // `DemoSource` reports the failure.
  }
}

/**
 * Focuses the editor, or turns the code that is shown into one. The code of a link opens in the editor
 * when the reader runs it, so that button is focused.
 */
export function editShown(demo: ViewerDemo): void {
  const root = demo.root.current!;
  const field = root.querySelector('textarea');
  const preview = isOpen(demo, demo.store.get())
    ? null
    : root.querySelector('[data-code] pre code');
  const editable = field ?? root.querySelector<HTMLElement>('[data-code] section button');
  if (editable) {
    editable.focus();
  } else if (preview) {
    void startPreviewEdit(demo, preview.textContent ?? '', 0);
  } else {
    void startShownEdit(demo);
  }
}

/** Discards all edits and remounts the demo. */
export function resetDemo(demo: ViewerDemo): void {
  const { generation } = demo.store.get();
  setEdits(demo, {}, { covered: false, generation: generation + 1 });
}
