/**
 * Constants of the ad slot from the product specification (section 9; states in section 4).
 * `AdSlot.module.css` repeats the two heights and the margin; a test compares them.
 */

/** Ratio of displays that are counted; the default of the provider's `GADisplayRatio`. */
export const DISPLAY_RATIO = 0.1;

/** How long an ad must be shown before its display is counted, in ms. */
export const DISPLAY_DELAY = 2500;

/** Interval between checks for the network's element, in ms. */
export const POLL_INTERVAL = 500;

/** Maximum number of checks for the network's element. */
export const MAX_TRIES = 30;

/** After more checks than this without the element, the slot shows a fallback. */
export const TRIES_BEFORE_FALLBACK = 6;

/** Probability that the fallback is the message about ad blockers instead of an in-house ad. */
export const AD_BLOCK_MESSAGE_PROBABILITY = 0.2;

/** Maximum number of requests to the feed while it has no valid ad. */
export const FEED_TRIES = 10;

/** Pause between two requests to the feed, in ms. */
export const FEED_INTERVAL = 1000;

/** Reserved height in px by viewport width; `sm` is 600 px. */
export const MIN_HEIGHT = { belowSm: 142, fromSm: 126 } as const;

/** Margin above and below in px: 3 steps of 8 px. */
export const MARGIN = 24;

/**
 * Probability that a visit uses the feed if the network offers a script too: 20 %, like the
 * reference site.
 */
export const FEED_SHARE = 0.2;

/** Label of the feed's ads in analytics events. */
export const FEED_LABEL = 'carbon-feed';
