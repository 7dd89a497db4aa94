/** `rel` of a font's preload link until `START_FONTS` changes it. */
export const WAITING_PRELOAD = 'waiting-preload';

/**
 * Round-trip time in ms from which a connection is slower than 4g
 * (https://wicg.github.io/netinfo/#effective-connection-types).
 */
const SLOW_ROUND_TRIP = 270;

/**
 * Inline script of the head: preloads the page's fonts, but not where they would delay the first paint,
 * since at 25 kB/s each takes half a second. There, the browser fetches them after the page has its
 * styles, as it does for any font, and uses them from the next page on. What browsers tell about the
 * connection is what they learned from earlier pages, if they tell it at all, so the time from the
 * page's request to this script counts too. Only preload links can have `as`.
 */
export const START_FONTS = `{let c=navigator.connection,r=performance.getEntriesByType('navigation')[0];if(!(c&&(c.saveData||c.effectiveType!='4g'))&&!(performance.now()-r?.requestStart>${SLOW_ROUND_TRIP}))for(let l of document.querySelectorAll('[rel=${WAITING_PRELOAD}]'))l.as='font',l.rel='preload'}`;
