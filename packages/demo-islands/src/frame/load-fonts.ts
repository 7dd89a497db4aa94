/** Weights that demos use first. */
const WEIGHTS = [400, 500, 600];

/** How long the first rendering waits for its fonts, in ms. */
const TIMEOUT = 1000;

/**
 * Loads the fonts that an element inherits before it's first painted. A font face that is
 * `optional` isn't shown if it loads later.
 *
 * @returns Resolves when the fonts have loaded, or after the timeout.
 */
export async function loadFonts(element: Element): Promise<void> {
  const { fontFamily } = getComputedStyle(element);
  const loads = WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${fontFamily}`));
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT);
  });
  await Promise.race([Promise.allSettled(loads), timeout]);
}
