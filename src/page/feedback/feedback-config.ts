import { FEEDBACK_ENDPOINT } from './contract';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where pages send feedback.
 *
 * @param env - `FEEDBACK_URL`: `off` on a host without a collector, or the https URL of a form
 *   service that accepts JSON. Default: the project's own collector on the site's origin.
 * @returns `null` if pages don't ask for feedback.
 * @throws If the URL is invalid.
 */
export function feedbackUrl({ FEEDBACK_URL: url }: Environment): string | null {
  if (!url) {
    return FEEDBACK_ENDPOINT;
  }
  if (url === 'off') {
    return null;
  }
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    throw new Error(
      `FEEDBACK_URL is "${url}". Give "off" or an https URL, such as FEEDBACK_URL=https://forms.example/f/1.`,
    );
  }
  return url;
}

/** Additional origins that feedback is sent to, for the Content-Security-Policy. */
export function feedbackOrigins(env: Environment): string[] {
  const url = feedbackUrl(env);
  return url?.startsWith('https:') ? [new URL(url).origin] : [];
}
