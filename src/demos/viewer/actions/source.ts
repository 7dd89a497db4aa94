import { codeVariant } from '@site/src/reader/settings';
import { editedCode } from '../../edits/edits';
import type { SharedState, SharedDemo } from '../../page/shared-demo';
import { fetchSource, prefetchSource, whenFetched } from '../fetch-source';
import { sourceFiles } from '../source-files';
import type { SourceFile } from '../source-files';
import type { ViewerDemo } from '../viewer-demo';
import { showNotice } from './notice';

/** Whether the complete source of a demo is shown. */
export function isOpen(
  { defaultOpen }: Pick<SharedDemo, 'defaultOpen'>,
  { open, opensEditor, parts }: SharedState,
): boolean {
  return open ?? (defaultOpen === true || (opensEditor === true && parts.editor !== undefined));
}

/** The selected file of a demo's source. */
export function shownFile(demo: ViewerDemo): SourceFile {
  const files = sourceFiles(demo, codeVariant.get());
  return files[demo.store.get().shown ?? 0] ?? files[0];
}

/** Shows the complete source of the demo itself. */
export function showSource({ store }: ViewerDemo): void {
  store.set({ open: true, shown: 0 });
}

/** Shows or hides the complete source. */
export async function toggleSource(demo: ViewerDemo): Promise<void> {
  const { store } = demo;
  if (!isOpen(demo, store.get())) {
    // Together with the code: an empty block first would cost slow processors a second paint.
    const fetching = whenFetched(shownFile(demo).url);
    if (fetching) {
      await fetching;
    }
    store.set({ open: true });
    return;
  }
  store.set({ open: false });
  const { edits } = store.get();
  if (sourceFiles(demo, codeVariant.get()).some(({ name }) => editedCode(edits, name) !== null)) {
    showNotice(demo, 'live.kept');
  }
}

/** Fetches the source that the toggle shows, for a reader who is likely to click it. */
export function prefetchShownFile(demo: ViewerDemo): void {
  prefetchSource(shownFile(demo).url);
}

/** Loads the code of a file as the reader sees it. */
export async function codeOf({ store }: ViewerDemo, { name, url }: SourceFile): Promise<string> {
  return editedCode(store.get().edits, name) ?? (await fetchSource(url)).text;
}

/** Loads the code that the reader sees: of a link, of the selected file, or of the demo itself. */
export async function shownCode(demo: ViewerDemo): Promise<string> {
  const [own] = sourceFiles(demo, codeVariant.get());
  const state = demo.store.get();
  if (!isOpen(demo, state)) {
    return codeOf(demo, own);
  }
  const linked =
    state.linkState === undefined ? null : state.parts.link?.decodeState(state.linkState);
  return linked?.code ?? codeOf(demo, shownFile(demo));
}
