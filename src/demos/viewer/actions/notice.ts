import type { ViewerDemo } from '../viewer-demo';
import type { ViewerState } from '../viewer-state';

/** How long a notice is shown, in ms: long enough to read a sentence. */
const NOTICE_MS = 3000;

type Notice = NonNullable<ViewerState['notice']>;

/** Shows a short message about the result of an action, which disappears after a while. */
export function showNotice(
  { store }: Pick<ViewerDemo, 'store'>,
  text: Notice['text'],
  values?: Notice['values'],
): void {
  const notice = { text, values };
  store.set({ notice });
  setTimeout(() => {
    if (store.get().notice === notice) {
      store.set({ notice: undefined });
    }
  }, NOTICE_MS);
}
