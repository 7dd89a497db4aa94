/**
 * The numbers of the ad slot, all from the product specification (section 9, states in section 4).
 * The two heights and the margin stand in `AdSlot.module.css`; a test compares them with these.
 */

/** Share of displays that are counted; the default of the provider's `GADisplayRatio`. */
export const DISPLAY_RATIO = 0.1;

/** How long in ms an ad must have been shown before its display is counted. */
export const DISPLAY_DELAY = 2500;

/** How often in ms the slot looks for the network's element. */
export const POLL_INTERVAL = 500;

/** How many times the slot looks for the network's element. */
export const MAX_TRIES = 30;

/** After more tries than this without the element the slot shows something else meanwhile. */
export const TRIES_BEFORE_FALLBACK = 6;

/** How often the message about ad blockers stands in the place of an in-house ad. */
export const AD_BLOCK_MESSAGE_PROBABILITY = 0.2;

/** How many times the feed is asked when it has no valid ad. */
export const FEED_TRIES = 10;

/** Room in px that the slot reserves, by width of the window; `sm` is 600 px. */
export const MIN_HEIGHT = { belowSm: 142, fromSm: 126 } as const;

/** Margin in px above and below: 3 steps of 8 px. */
export const MARGIN = 24;

/**
 * How often a visit takes its ads from the feed when the network offers a script as well: 20 %, as
 * the site that this one stands beside does.
 */
export const FEED_SHARE = 0.2;

/** What events call an ad of the network's feed. */
export const FEED_LABEL = 'carbon-feed';
