import { stepWhenIdle } from '@site/src/foundation/browser/step-when-idle';

/** Rows rendered per frame, which takes a few milliseconds on a phone. */
const ROWS = 4;

/**
 * Lets the browser render the rows that it has skipped, see `EntryTable.module.css`, when it is idle.
 * Otherwise the height of the page would change whenever the reader comes near one.
 */
export function renderSkippedRows(table: HTMLElement): void {
  if (!('skips' in table.dataset)) {
    return;
  }
  const rows = [...table.querySelectorAll<HTMLElement>('[data-row]')];
  stepWhenIdle(() => {
    for (const { style } of rows.splice(0, ROWS)) {
      style.contentVisibility = 'visible';
    }
    if (rows.length > 0) {
      return true;
    }
    delete table.dataset.skips;
    return false;
  });
}
