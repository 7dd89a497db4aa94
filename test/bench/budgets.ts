/** Figures of the plain classic site, recorded in `baseline.json`. */
export interface Baseline {
  /** Version of Docusaurus that built the plain site. It must be the version that builds ours. */
  docusaurus: string;
  /** Number of pages of the plain site. Each page adds a little to its main script. */
  pages: number;
  /** Bytes of JavaScript transferred before interaction, without prefetched files. */
  js: { home: number; docsPage: number };
}

/** The fields of a baseline that budgets are computed from. */
export interface BudgetBasis {
  js: { docsPage: number };
}

/** Budget of a page without demos, in percent of a plain docs page. */
const PLAIN_PAGE_PERCENT = 61.2;

/** Extra bytes for a page with demos. The code of the demos loads separately. */
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
 * Most bytes of JavaScript that a page with demos may load before interaction. Its islands load
 * when they are near the viewport and don't count.
 *
 * @param baseline - Figures of the plain site.
 */
export function componentPageBudget(baseline: BudgetBasis): number {
  return plainPageBudget(baseline) + DEMO_SUPPORT_BYTES;
}

/**
 * Most compressed bytes of a file of the icon search: its list of icons, and the drawings of the
 * icons of a theme in a part of the alphabet.
 */
export const ICON_BYTES = { index: 13_000, shard: 16_000 } as const;

/**
 * Most compressed bytes of the rules that the upgrade check fetches, once a reader starts it. Removed
 * icons and values, and the exports of renamed modules, took 500 of them, what MUI X lost 6,600, and what
 * version 5 removed from version 4 600.
 */
export const UPGRADE_RULES_BYTES = 20_500;
