import { parseJson } from './parse-json';
import { readStored, writeStored } from './storage';

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
  return typeof window === 'undefined' ? null : parseJson(readStored('sessionStorage', keyOf(id)));
}

/**
 * Writes a draft. If storage is full or blocked, the text doesn't survive a reload.
 *
 * @param value - Any JSON value; `null` deletes the draft.
 */
export function writeDraft(id: string, value: unknown): void {
  writeStored('sessionStorage', keyOf(id), value === null ? null : JSON.stringify(value));
}
