import { copyText } from '@site/src/page/code';
import { setExpanded } from './view';

interface Options {
  /** Called after copying a row's link, with the result. */
  onCopied: (copied: boolean) => void;
}

/**
 * Handles expanding, collapsing and linking to the rows of a table. One listener serves all rows
 * because a page can have a hundred of them.
 *
 * @returns A function that unsubscribes.
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
  // Find in page matched text in collapsed details and is about to reveal it.
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
