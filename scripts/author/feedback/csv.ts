import type { StoredEvent } from '../../../functions/collector/events/store';
import type { StoredFeedback } from '../../../functions/collector/feedback/store';

/** Columns of messages. */
export const FEEDBACK_COLUMNS = [
  'id',
  'day',
  'path',
  'section',
  'vote',
  'comment',
  'state',
] as const satisfies readonly (keyof StoredFeedback)[];

/** Columns of events; parameters and user properties are JSON. */
export const EVENT_COLUMNS = [
  'day',
  'name',
  'parameters',
  'user',
  'count',
] as const satisfies readonly (keyof StoredEvent)[];

/**
 * Cells that spreadsheets would run as formulas. They are prefixed with an apostrophe, which
 * spreadsheets don't show.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  const plain = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  const text = (value === null ? '' : plain).replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180) with a header row. */
export function csvOf<T extends object>(columns: readonly (keyof T)[], rows: readonly T[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}
