import { copyText } from '@site/src/code';
import { setExpanded } from './view';

interface Options {
  /** Called after the link of a row was copied, or could not be. */
  onCopied: (copied: boolean) => void;
}

/**
 * Lets the rows of a table be opened, closed and linked to. One listener for all rows, since a page
 * has up to a hundred of them.
 *
 * @returns A function that ends it.
 */
export function startEntries(table: HTMLElement, { onCopied }: Options): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  table.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button');
      const row = button?.closest('[data-row]');
      if (row && button?.hasAttribute('data-expand')) {
        setExpanded(row, button.getAttribute('aria-expanded') !== 'true');
      } else if (row && button?.hasAttribute('data-copy')) {
        const address = new URL(`#${row.id}`, window.location.href);
        void copyText(address.href).then(onCopied);
      }
    },
    { signal },
  );
  // The browser found text in closed details and is about to show it.
  table.addEventListener(
    'beforematch',
    ({ target }) => {
      const row = (target as Element).closest('[data-row]');
      if (row) {
        setExpanded(row, true);
      }
    },
    { signal },
  );
  return () => ended.abort();
}
