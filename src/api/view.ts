import type { ApiView } from '@site/src/reader/settings';

/** Hides an element. Find in page can still reveal it in browsers that support `until-found`. */
function hiddenValue(): string {
  return 'onbeforematch' in document.body ? 'until-found' : '';
}

/** Expands or collapses a row. */
export function setExpanded(row: Element, isExpanded: boolean): void {
  const details = row.querySelector('[data-details]');
  row.querySelector('[data-expand]')?.setAttribute('aria-expanded', String(isExpanded));
  if (isExpanded) {
    details?.removeAttribute('hidden');
  } else {
    details?.setAttribute('hidden', hiddenValue());
  }
}

/** Applies a view to the rows of a table. */
export function applyView(table: HTMLElement, view: ApiView): void {
  table.dataset.view = view;
  for (const row of table.querySelectorAll('[data-row]')) {
    setExpanded(row, view !== 'collapsed');
  }
}
