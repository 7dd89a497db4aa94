import type { DemoEvidence, Evidence, EvidenceFailure } from '../types';
import type { KnownPage } from './known-page';

/** The results of a demo and its failures. */
export interface CheckedDemo {
  demo: DemoEvidence;
  failures: EvidenceFailure[];
}

/**
 * The evidence of a page: new results, and the known ones of its other demos. Demos and keys that
 * the page doesn't show any more are left out.
 *
 * @param known - Its evidence so far.
 * @param checked - New results by name of the demo.
 */
export function pageEvidence(
  page: KnownPage,
  known: Evidence | undefined,
  checked: ReadonlyMap<string, CheckedDemo> = new Map(),
): Evidence {
  const results = page.demos.flatMap(({ name }): CheckedDemo[] => {
    const demo = known?.demos.find((one) => one.name === name);
    const fresh = checked.get(name);
    if (fresh) {
      // Other engines don't run now. What they found is about the same demo if its inputs are.
      const { chromium } = fresh.demo.engines;
      const engines =
        demo?.inputs === fresh.demo.inputs ? { ...demo.engines, chromium } : { chromium };
      return [{ ...fresh, demo: { ...fresh.demo, engines } }];
    }
    const failures = known?.failures.filter((failure) => failure.demo === name) ?? [];
    return demo ? [{ demo, failures }] : [];
  });
  const rows = page.rows.map(
    ({ keys, action }) =>
      known?.keyboard.rows.find((row) => row.keys === keys && row.action === action) ?? {
        keys,
        action,
        result: 'not executed' as const,
        tests: [],
      },
  );
  return {
    page: page.page,
    product: page.product,
    version: page.version,
    component: page.component,
    packages: page.packages,
    demos: results.map(({ demo }) => demo),
    failures: results.flatMap(({ failures }) => failures),
    keyboard: { ...known?.keyboard, rows },
  };
}
