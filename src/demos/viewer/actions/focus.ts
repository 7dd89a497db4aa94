import type { ViewerDemo } from '../viewer-demo';

/** Focuses the tab stop of a demo's toolbar. */
export function focusToolbar({ root }: ViewerDemo): void {
  root.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
}

/** Focuses the button that opens the editor, or else the toolbar: narrow windows have it in the menu. */
export function focusEdit(demo: ViewerDemo): void {
  const edit = demo.root.current?.querySelector<HTMLElement>('[data-stop=edit]');
  edit?.focus();
  if (document.activeElement !== edit) {
    focusToolbar(demo);
  }
}

/** Focuses a part that has loaded after a retry: the controls of the frame, or else the toolbar. */
export function focusLoadedPart(demo: ViewerDemo): void {
  const frameControl = demo.stageEnd.current?.querySelector('button');
  if (frameControl) {
    frameControl.focus();
  } else {
    focusToolbar(demo);
  }
}
