import { PAGE_ANNOTATION } from '../../../scripts/test/full/browser-test';

/**
 * Details of a test that visits only one page. A full run repeats it only if that page changes.
 *
 * @param route - Path of the page with a trailing slash.
 *
 * @example
 * test(`${route} hydrates`, forPage(route), async ({ page }) => { … });
 * test('…', { tag: '@commit', ...forPage(route) }, async ({ page }) => { … });
 */
export function forPage(route: string): { annotation: { type: string; description: string } } {
  return { annotation: { type: PAGE_ANNOTATION, description: route } };
}
