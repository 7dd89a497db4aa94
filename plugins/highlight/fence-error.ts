/** A fault of a fence; who knows its page says where. */
export class FenceError extends Error {
  /**
   * @param reason - What is wrong, what was received and what is allowed.
   * @param line - Where in the fence: 0 for its first line with the options, 1 for the first of code.
   */
  constructor(
    reason: string,
    readonly line = 0,
  ) {
    super(reason);
    this.name = 'FenceError';
  }
}
