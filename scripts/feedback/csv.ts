import type { StoredEvent } from '../../functions/collector/events/store';
import type { StoredFeedback } from '../../functions/collector/feedback/store';

/** Columns of messages. */
export const FEEDBACK_COLUMNS = [
  'id',
  'day',
  'path',
  'section',
  'vote',
  'comment',
] as const satisfies readonly (keyof StoredFeedback)[];

/** Columns of events; parameters and properties of readers are JSON. */
export const EVENT_COLUMNS = [
  'day',
  'name',
  'parameters',
  'user',
  'count',
] as const satisfies readonly (keyof StoredEvent)[];

/**
 * Texts that spreadsheets take for a formula and run. They are preceded by an apostrophe, which
 * spreadsheets do not show.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  const plain = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  const text = (value === null ? '' : plain).replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), with a header. */
export function csvOf<T extends object>(columns: readonly (keyof T)[], rows: readonly T[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}
