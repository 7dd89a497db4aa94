/** Type of a script tag that `START` replaces. Browsers don't fetch such scripts. */
export const WAITING_TYPE = 'text/waiting';

/** `rel` of the preload links that `startFonts` starts. */
export const WAITING_PRELOAD = 'waiting-preload';

/** Defines a function that starts the waiting fonts. Only preload links can have `as`. */
const DEFINE_START_FONTS = `function startFonts(){for(let l of document.querySelectorAll('[rel=${WAITING_PRELOAD}]'))l.as='font',l.rel='preload'}`;

/**
 * Round-trip time in ms from which a connection is slower than 4g
 * (https://wicg.github.io/netinfo/#effective-connection-types).
 */
const SLOW_ROUND_TRIP = 270;

/**
 * Fetches the fonts of a page with its stylesheets. Not where they would delay the first paint: at
 * 25 kB/s each takes half a second. What browsers tell about the connection is what they learned from
 * earlier pages, if they tell it at all, so the time from the page's request to this script counts too.
 */
const START_FONTS_EARLY = `{let c=navigator.connection,r=performance.getEntriesByType('navigation')[0];c&&(c.saveData||c.effectiveType!='4g')||performance.now()-r?.requestStart>${SLOW_ROUND_TRIP}||startFonts()}`;

/** Inline script of the head; `START` uses the function that it defines. */
export const START_EARLY = DEFINE_START_FONTS + START_FONTS_EARLY;

/**
 * Inline script for the end of the body, which browsers run only when the stylesheets before it have
 * loaded, so nothing takes bandwidth from them. Fetches the scripts of a page, and its fonts if they
 * haven't been started, once the browser reports that it has shown the first frame: compiling scripts
 * while the frame is drawn delays it. Pages in the background draw no frames.
 */
export const START = `{let d=document,f=()=>{for(let o of d.querySelectorAll('[type="${WAITING_TYPE}"]')){let s=d.createElement('script');s.async=!1;s.src=o.src;o.replaceWith(s)}startFonts()};d.hidden?f():self.PerformanceObserver?.supportedEntryTypes?.includes('paint')?new PerformanceObserver(f).observe({type:'paint',buffered:!0}):requestAnimationFrame(()=>setTimeout(f))}`;
