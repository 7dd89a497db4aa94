/** Text that can't be read at all. */
export class ReadError extends Error {
  override name = 'ReadError';

  /**
   * @param message - What's wrong and what to do, as sentences.
   * @param line - From 1; absent if the error has no place.
   * @param column - From 1.
   * @param file - Absent for pasted text.
   */
  constructor(
    message: string,
    readonly line?: number,
    readonly column?: number,
    readonly file?: string | null,
  ) {
    const place = line === undefined ? '' : `Line ${line}, column ${column}: `;
    super(`${file ? `${file}: ` : ''}${place}${message}`);
  }
}
