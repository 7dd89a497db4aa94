/**
 * An error for the writer of a page or demo. The bundler shows its message only: where it was thrown
 * says nothing to a writer.
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
