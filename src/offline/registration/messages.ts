/** Tells a waiting worker to skip waiting, in the words of `@docusaurus/plugin-pwa`. */
export const SKIP_WAITING = { type: 'SKIP_WAITING' } as const;

/** Tells the worker what a page has loaded without it. */
export interface VisitedMessage {
  type: 'VISITED';
  /** Addresses with origin, without query. */
  urls: string[];
}

/** Whether a worker's message is a {@link VisitedMessage}. */
export function isVisitedMessage(data: unknown): data is VisitedMessage {
  const { type, urls } = (data ?? {}) as Partial<VisitedMessage>;
  return type === 'VISITED' && Array.isArray(urls) && urls.every((url) => typeof url === 'string');
}
