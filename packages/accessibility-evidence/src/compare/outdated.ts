import type { Evidence } from '../types';
import type { KnownDemo, KnownPage } from './known-page';

/** A page with its demos as they are now. */
type HashedPage = Pick<KnownPage, 'page'> & { demos: readonly KnownDemo[] };

/** A demo whose evidence doesn't describe what the page shows. */
export interface OutdatedDemo<Page extends HashedPage = HashedPage> {
  page: Page;
  demo: string;
  /** `missing`: it was never checked. `older`: the demo has changed since. */
  state: 'missing' | 'older';
}

/**
 * The demos without evidence, and those that changed since they were checked.
 *
 * @param known - The evidence of all pages.
 */
export function outdatedDemos<Page extends HashedPage>(
  pages: readonly Page[],
  known: readonly Evidence[],
): OutdatedDemo<Page>[] {
  const byPage = new Map(known.map((one) => [one.page, one]));
  return pages.flatMap((page) => {
    const hashes = new Map(
      byPage.get(page.page)?.demos.map(({ name, inputs }) => [name, inputs] as const),
    );
    return page.demos
      .filter(({ name, inputs }) => hashes.get(name) !== inputs)
      .map(({ name }): OutdatedDemo<Page> => {
        return { page, demo: name, state: hashes.has(name) ? 'older' : 'missing' };
      });
  });
}
