import type { ProductId } from './types';

/**
 * The line that readers get at the root of the site; others are below a path such as `/v9/`. To change
 * the default, write the other line's name here, and build with `npm run line -- all build`.
 */
export const DEFAULT_LINE = '7';

/** Products whose pages are about no line's packages, so only the default line has them. */
export const ONLY_IN_DEFAULT: readonly ProductId[] = ['joy-ui', 'docs-infra'];
