/**
 * Path segment below which this checkout's site is served, such as `v9`; empty for the root.
 * `npm run line` writes another one into the copy of a line that isn't the default.
 */
export const segment: string = '';
