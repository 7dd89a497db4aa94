/** Words that crawlers put into their user agent. */
const BOT = /bot\b|crawl|spider|slurp|archiver|facebookexternalhit|mediapartners/i;

/** A maker of phones, whose readers are none; Safari before 16.4 cannot look behind in the above. */
const CUBOT = /cubot/i;

/**
 * Whether a program that reads pages is at work, for whom no ad should count.
 *
 * @param userAgent - As `navigator.userAgent` has it.
 */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent.replace(CUBOT, ''));
}
