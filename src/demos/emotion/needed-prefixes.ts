import { prefixer } from 'stylis';
import type { Middleware } from 'stylis';

/**
 * Properties that a browser of `browserslist` in package.json only knows with a prefix: Safari,
 * and Chrome before 120 for masks and before 130 for `box-decoration-break`.
 */
const PREFIXED =
  /^(?:user-select|backdrop-filter|text-decoration|text-emphasis|text-size-adjust|hyphens|mask(?:-[a-z-]+)?|box-decoration-break)$/;

/**
 * Stylis middleware that adds vendor prefixes where supported browsers need them. Those that emotion
 * adds by default are a tenth of the styles in the HTML of a page with many demos.
 */
export const neededPrefixes: Middleware = (element, ...rest) =>
  element.type === 'decl' && PREFIXED.test(String(element.props))
    ? prefixer(element, ...rest)
    : undefined;
