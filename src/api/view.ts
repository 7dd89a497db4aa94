import { readStored, writeStored } from '@site/src/settings';

/** How rows are shown. */
export const VIEWS = ['table', 'expanded', 'collapsed'] as const;

/** How rows are shown: one of `VIEWS`. */
export type View = (typeof VIEWS)[number];

/** Rows that share one choice of the reader. */
export type ViewGroup = 'props' | 'slots' | 'classes';

/** Key under which a choice is stored: reference/reference-site-behaviour.md, section 11. */
export function viewKey(group: ViewGroup): string {
  return `apiPage_${group}`;
}

/** The reader's choice; a table without one. */
export function storedView(group: ViewGroup): View {
  const stored = readStored(viewKey(group));
  return VIEWS.find((view) => view === stored) ?? 'table';
}

const CHANGED = 'api-view';

/** Remembers a choice, and tells every list of the page. */
export function storeView(group: ViewGroup, view: View): void {
  writeStored(viewKey(group), view);
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Calls a function whenever the reader chooses a view.
 *
 * @returns A function that ends it.
 */
export function onViewChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** Hides what the browser can still find and show by itself, or just hides it in an older one. */
function hiddenValue(): string {
  return 'onbeforematch' in document.body ? 'until-found' : '';
}

/** Opens or closes the details of one row. */
export function setExpanded(row: Element, isExpanded: boolean): void {
  const details = row.querySelector('[data-details]');
  row.querySelector('[data-expand]')?.setAttribute('aria-expanded', String(isExpanded));
  if (isExpanded) {
    details?.removeAttribute('hidden');
  } else {
    details?.setAttribute('hidden', hiddenValue());
  }
}

/** Shows the rows of a table in a view. */
export function applyView(table: HTMLElement, view: View): void {
  table.dataset.view = view;
  for (const row of table.querySelectorAll('[data-row]')) {
    setExpanded(row, view !== 'collapsed');
  }
}
