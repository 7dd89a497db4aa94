/**
 * Unsubmitted input of the reader, stored for this tab and page. It survives reloads, such as the
 * one after a deployment, which can happen while the reader is typing.
 */

function keyOf(id: string): string {
  return `draft:${window.location.pathname}#${id}`;
}

/**
 * Reads a draft.
 *
 * @param id - Unique on the page.
 * @returns The value as it was written, not validated; `null` without a draft, on the server, and if
 *   the browser blocks storage.
 */
export function readDraft(id: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(keyOf(id)) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/**
 * Writes a draft. Does nothing if storage is full or blocked.
 *
 * @param value - Any JSON value; `null` deletes the draft.
 */
export function writeDraft(id: string, value: unknown): void {
  try {
    if (value === null) {
      window.sessionStorage.removeItem(keyOf(id));
    } else {
      window.sessionStorage.setItem(keyOf(id), JSON.stringify(value));
    }
  } catch {
    // The reader can go on typing; the text only doesn't survive a reload.
  }
}
