import { readStored, writeStored } from '@site/src/settings';

/** How rows are shown. */
export const VIEWS = ['table', 'expanded', 'collapsed'] as const;

/** How rows are shown: one of `VIEWS`. */
export type View = (typeof VIEWS)[number];

/** Groups of rows. The reader chooses a view for each group. */
export type ViewGroup = 'props' | 'slots' | 'classes';

/** Storage key of a choice: reference/reference-site-behaviour.md, section 11. */
export function viewKey(group: ViewGroup): string {
  return `apiPage_${group}`;
}

/** The view that the reader chose; `table` by default. */
export function storedView(group: ViewGroup): View {
  const stored = readStored(viewKey(group));
  return VIEWS.find((view) => view === stored) ?? 'table';
}

const CHANGED = 'api-view';

/** Stores a choice and notifies every list on the page. */
export function storeView(group: ViewGroup, view: View): void {
  writeStored(viewKey(group), view);
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Calls a function when the reader chooses a view.
 *
 * @returns A function that unsubscribes.
 */
export function onViewChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

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
export function applyView(table: HTMLElement, view: View): void {
  table.dataset.view = view;
  for (const row of table.querySelectorAll('[data-row]')) {
    setExpanded(row, view !== 'collapsed');
  }
}
