import fs from 'node:fs';
import path from 'node:path';
import { demoInputs } from '../../../plugins/content/evidence/demo-inputs';
import type { EvidencePage } from '../../../plugins/content/evidence/evidence-pages';
import { keyboardRows } from '../../../plugins/content/evidence/keyboard-rows';
import {
  readResults,
  resultsFile,
  resultsText,
} from '../../../plugins/reference/accessibility-evidence';
import type { Evidence } from '../../../src/page/evidence/types';
import type { CheckedDemo } from './check-demo';

/**
 * The evidence of a page: new results, and the known ones of its other demos. Demos and keys that
 * the page doesn't show any more are left out.
 *
 * @param root - The repository's root.
 * @param known - Its evidence so far.
 * @param checked - New results by name of the demo.
 */
export function pageEvidence(
  root: string,
  page: EvidencePage,
  known: Evidence | undefined,
  checked: ReadonlyMap<string, CheckedDemo>,
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
  const packages = page.demos.flatMap((demo) =>
    Object.entries(demoInputs(root, demo, page).packages),
  );
  const rows = keyboardRows(fs.readFileSync(path.join(root, page.file), 'utf8')).map(
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
    packages: Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1))),
    demos: results.map(({ demo }) => demo),
    failures: results.flatMap(({ failures }) => failures),
    keyboard: { ...known?.keyboard, rows },
  };
}

function write(root: string, file: string, pages: readonly Evidence[]): void {
  const absolute = path.join(root, file);
  if (pages.length === 0) {
    fs.rmSync(absolute);
    return;
  }
  fs.mkdirSync(path.dirname(absolute), { recursive: true });
  const temporary = `${absolute}.${process.pid}.tmp`;
  fs.writeFileSync(temporary, resultsText(pages));
  fs.renameSync(temporary, absolute);
}

/**
 * Writes the evidence of a page into the file of its product. Readers of the file see the old or
 * the new text, never a part.
 *
 * @param root - The repository's root.
 */
export function writeEvidence(root: string, evidence: Evidence): void {
  const file = resultsFile(evidence);
  const others = readResults(root, file).filter(({ page }) => page !== evidence.page);
  write(root, file, [...others, evidence]);
}

/**
 * Removes the evidence of pages that don't exist any more.
 *
 * @returns The paths of these pages.
 */
export function removeOrphans(
  root: string,
  pages: readonly EvidencePage[],
  known: readonly Evidence[],
): string[] {
  const keyOf = (one: Pick<Evidence, 'page' | 'product' | 'version'>) =>
    `${resultsFile(one)} ${one.page}`;
  const keys = new Set(pages.map(keyOf));
  const orphans = known.filter((one) => !keys.has(keyOf(one)));
  for (const file of new Set(orphans.map(resultsFile))) {
    const kept = readResults(root, file).filter((one) => keys.has(keyOf(one)));
    write(root, file, kept);
  }
  return orphans.map(({ page }) => page);
}
