/** Asks a waiting worker to skip waiting, in the format of `@docusaurus/plugin-pwa`. */
export const SKIP_WAITING = { type: 'SKIP_WAITING' } as const;

/** Reports files to the worker that a page loaded without it. */
export interface VisitedMessage {
  type: 'VISITED';
  /** URLs with origin, without query. */
  urls: string[];
}

/** Whether a message to the worker is a {@link VisitedMessage}. */
export function isVisitedMessage(data: unknown): data is VisitedMessage {
  const { type, urls } = (data ?? {}) as Partial<VisitedMessage>;
  return type === 'VISITED' && Array.isArray(urls) && urls.every((url) => typeof url === 'string');
}
