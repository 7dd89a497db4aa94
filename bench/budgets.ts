/** Figures of the plain classic site, recorded in `baseline.json`. */
export interface Baseline {
  /** Version of Docusaurus that built the plain site, and that must be the one that builds ours. */
  docusaurus: string;
  /** Number of pages of the plain site: each one adds a little to its main script. */
  pages: number;
  /** Bytes of JavaScript over the wire before interaction, without prefetched files. */
  js: { home: number; docsPage: number };
}

/** The part of a baseline that budgets hang on. */
export interface BudgetBasis {
  js: { docsPage: number };
}

/** How heavy a page without demos may be, in percent of a plain docs page. */
const PLAIN_PAGE_PERCENT = 75;

/** What a page may spend on having demos, whose own code loads when they are near. */
export const DEMO_SUPPORT_BYTES = 3_000;

/**
 * Most bytes of JavaScript that a page without demos may load before interaction.
 *
 * @param baseline - Figures of the plain site.
 */
export function plainPageBudget(baseline: BudgetBasis): number {
  return Math.floor((baseline.js.docsPage * PLAIN_PAGE_PERCENT) / 100);
}

/**
 * Most bytes of JavaScript that a page with demos may load before interaction; its islands, which
 * load when they are near, are not part of it.
 *
 * @param baseline - Figures of the plain site.
 */
export function componentPageBudget(baseline: BudgetBasis): number {
  return plainPageBudget(baseline) + DEMO_SUPPORT_BYTES;
}
