/**
 * An error for the author of a page or demo. The bundler shows only its message, because the stack
 * trace doesn't help an author.
 */
export class WriterError extends Error {
  override name = '';
  /** Read by the bundler. */
  readonly hideStack = true;

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
