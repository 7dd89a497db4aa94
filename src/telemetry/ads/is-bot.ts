/** Words in the user agents of crawlers. */
const BOT = /bot\b|crawl|spider|slurp|archiver|facebookexternalhit|mediapartners/i;

/**
 * Exclude a phone manufacturer; Safari before 16.4 doesn't support lookbehind in the pattern above.
 */
const CUBOT = /cubot/i;

/**
 * Whether a user agent is a crawler, which should see no ads.
 *
 * @param userAgent - Value of `navigator.userAgent`.
 */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent.replace(CUBOT, ''));
}
