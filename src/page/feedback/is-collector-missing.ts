import { siteFeedbackUrl } from './feedback-url';
import { isCollectorResponse } from './is-collector-response';

let known: boolean | null = null;

/**
 * Whether the site's host has no collector, so feedback would be lost. A failure of the network or the
 * host proves nothing. Form services aren't checked.
 */
export async function isCollectorMissing(): Promise<boolean> {
  const url = siteFeedbackUrl();
  if (!url?.startsWith('/')) {
    return false;
  }
  try {
    // The service worker doesn't answer requests without a cache.
    const response = known === null && (await fetch(url, { cache: 'no-store' }));
    if (response && response.status < 500) {
      known = !isCollectorResponse(response);
    }
  } catch {
    return false;
  }
  return known ?? false;
}
