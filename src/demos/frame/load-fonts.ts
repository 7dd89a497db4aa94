/** Weights that demos show first. */
const WEIGHTS = [400, 500, 600];

/** How long the first rendering waits for its fonts, in ms. */
const PATIENCE = 1000;

/**
 * Fetches the fonts that an element inherits, so that they are there when it is first painted:
 * the site's faces are optional, and one that comes later is not shown any more.
 *
 * @returns Resolves when they are there, or will not be in time.
 */
export async function loadFonts(element: Element): Promise<void> {
  const { fontFamily } = getComputedStyle(element);
  const loads = WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${fontFamily}`));
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  await Promise.race([Promise.allSettled(loads), timeout]);
}
