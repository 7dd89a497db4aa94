/** Stack lines in a report; the first ones show where the error happened. */
const STACK_LINES = 12;

/** The messages of an error and its causes, outermost first. */
export function messagesOf(error: unknown): [string, ...string[]] {
  if (!(error instanceof Error)) {
    return [String(error)];
  }
  return [error.message || error.name, ...(error.cause ? messagesOf(error.cause) : [])];
}

/** Whether a chunk failed to load, which reloading the page fixes. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Formats the body of an issue about an error, as Markdown.
 *
 * @param error - The thrown value.
 * @param where - URL of the page, and the browser's user agent.
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
