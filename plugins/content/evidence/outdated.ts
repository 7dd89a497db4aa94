import type { Evidence } from '../../../src/page/evidence/types';
import { demoInputs } from './demo-inputs';
import type { EvidencePage } from './evidence-pages';

/** A demo whose evidence doesn't describe what the page shows. */
export interface OutdatedDemo {
  page: EvidencePage;
  demo: string;
  /** `missing`: it was never checked. `older`: the demo has changed since. */
  state: 'missing' | 'older';
}

/**
 * The demos without evidence, and those that changed since they were checked.
 *
 * @param siteDir - The repository's root.
 * @param known - The evidence of all pages.
 */
export function outdatedDemos(
  siteDir: string,
  pages: readonly EvidencePage[],
  known: readonly Evidence[],
): OutdatedDemo[] {
  const byPage = new Map(known.map((one) => [one.page, one]));
  return pages.flatMap((page) => {
    const hashes = new Map(
      byPage.get(page.page)?.demos.map(({ name, inputs }) => [name, inputs] as const),
    );
    return page.demos.flatMap((demo): OutdatedDemo[] => {
      const hash = hashes.get(demo.name);
      if (hash === undefined) {
        return [{ page, demo: demo.name, state: 'missing' }];
      }
      const isCurrent = hash === demoInputs(siteDir, demo, page).hash;
      return isCurrent ? [] : [{ page, demo: demo.name, state: 'older' }];
    });
  });
}

/**
 * The build's warning about outdated evidence.
 *
 * @returns `null` if there is none.
 */
export function outdatedWarning(outdated: readonly OutdatedDemo[]): string | null {
  const older = outdated.filter(({ state }) => state === 'older');
  if (older.length === 0) {
    return null;
  }
  const pages = [...new Set(older.map(({ page }) => page.file))];
  const shown = pages.slice(0, 3).join(', ') + (pages.length > 3 ? ', …' : '');
  const count = older.length === 1 ? '1 demo has' : `${older.length} demos have`;
  return `${count} changed since the last accessibility check (${shown}). Check: npm run evidence`;
}
