/** Lines of a stack that a report carries: the first ones tell where it happened. */
const STACK_LINES = 12;

/** The messages of an error and of what caused it, outermost first. */
export function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) {
    return [String(error)];
  }
  return [error.message || error.name, ...(error.cause ? messagesOf(error.cause) : [])];
}

/** Whether a part of the site failed to load, which loading the page anew mends. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * The body of an issue about an error, as Markdown.
 *
 * @param error - What was thrown.
 * @param where - Address of the page, and the browser's name for itself.
 */
export function reportOf(error: unknown, where: { url: string; browser: string }): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [
    `**Page:** ${where.url}`,
    `**Browser:** ${where.browser}`,
    '```',
    ...messagesOf(error),
    ...stack.split('\n').slice(0, STACK_LINES),
    '```',
  ].join('\n');
}
