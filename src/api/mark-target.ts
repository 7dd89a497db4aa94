import { decodeUriComponent } from '@site/src/foundation/browser/decode-uri';
import { setExpanded } from './view';

/**
 * Highlights the row in the URL's fragment, expands it and scrolls it into view. `:target` isn't
 * enough because client-side navigation doesn't update it.
 *
 * @param hash - The URL's fragment, with `#`; empty for none.
 */
export function markTarget(table: HTMLElement, hash: string): void {
  table.querySelector('[data-target]')?.removeAttribute('data-target');
  const id = decodeUriComponent(hash.slice(1));
  // Not by a selector, because the fragment can contain anything.
  const row = document.getElementById(id);
  if (row?.hasAttribute('data-row') && table.contains(row)) {
    row.hidden = false;
    row.dataset.target = '';
    setExpanded(row, true);
  }
}
