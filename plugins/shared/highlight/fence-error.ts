/** An error in a code block; the caller adds the page. */
export class FenceError extends Error {
  /**
   * @param reason - The problem, the received value and what is allowed.
   * @param line - Line in the code block: 0 is the line with the options, 1 the first line of code.
   */
  constructor(
    reason: string,
    readonly line = 0,
  ) {
    super(reason);
    this.name = 'FenceError';
  }
}
