import type { StoredFeedback } from '../../functions/feedback/store';

const COLUMNS = [
  'id',
  'day',
  'path',
  'section',
  'vote',
  'comment',
] as const satisfies readonly (keyof StoredFeedback)[];

/**
 * Texts that spreadsheets take for a formula and run. They are preceded by an apostrophe, which
 * spreadsheets do not show.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | null): string {
  const text = (value ?? '').replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Messages as CSV (RFC 4180), with a header. */
export function csvOf(messages: readonly StoredFeedback[]): string {
  const rows = messages.map((message) => COLUMNS.map((column) => cell(message[column])).join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}
