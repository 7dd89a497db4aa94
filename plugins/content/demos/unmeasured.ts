import type { PageDemo } from '../../shared/page-demos';
import { heightsOf, heightsPlace } from './heights';

/** The demos without a measured height, although their pages reserve space for them. */
export function unmeasured(siteDir: string, demos: readonly PageDemo[]): PageDemo[] {
  return demos.filter(
    ({ file, text, framed }) =>
      text !== '' && !framed && heightsOf(heightsPlace(siteDir, file, text)) === null,
  );
}

/**
 * The build's warning about demos without a measured height.
 *
 * @returns `null` if there are none.
 */
export function unmeasuredWarning(demos: readonly PageDemo[]): string | null {
  if (demos.length === 0) {
    return null;
  }
  const pages = [...new Set(demos.map(({ page }) => page))];
  const shown = pages.slice(0, 3).join(', ') + (pages.length > 3 ? ', …' : '');
  const count = demos.length === 1 ? '1 demo has' : `${demos.length} demos have`;
  return `${count} no measured height (${shown}), so the page may move when a reader follows a link to it. Measure: npm run evidence`;
}
