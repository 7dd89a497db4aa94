import { setExpanded } from './view';

/**
 * Marks the row that the address names, opens it and brings it into sight. `:target` would not do:
 * it does not follow links that the router handles.
 *
 * @param hash - Of the address, with `#`; empty for none.
 */
export function markTarget(table: HTMLElement, hash: string): void {
  table.querySelector('[data-target]')?.removeAttribute('data-target');
  const id = decodeURIComponent(hash.slice(1));
  const row = id ? table.querySelector<HTMLElement>(`[data-row][id=${JSON.stringify(id)}]`) : null;
  if (row) {
    row.hidden = false;
    row.dataset.target = '';
    setExpanded(row, true);
  }
}
