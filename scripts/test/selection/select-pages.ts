import { decodeUri } from 'docusaurus-speed/decode-uri';
import { ROOT } from '../../shared/root';
import { allRoutes } from '../../serve/site-routes';
import { isPageTouched, pageSources } from './page-sources';
import { selectForCommit } from './select-for-commit';
import type { Selection } from './select-for-commit';

/**
 * Selects the pages that a check covers: in `npm test` a fixed sample and what changed since the
 * merge base, up to a limit; in a full run everything.
 *
 * @param selection - The numbers, as in `selectForCommit`.
 * @returns Routes with a trailing slash, sorted.
 * @throws If the site hasn't been built.
 */
export function selectPages(selection: Omit<Selection<string>, 'isTouched'>): string[] {
  const sources = pageSources(ROOT);
  return selectForCommit(allRoutes(), {
    ...selection,
    isTouched: (route, changed) => {
      const source = sources.get(decodeUri(route));
      return source !== undefined && isPageTouched(source, changed);
    },
  });
}
