import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { demoInputs } from '../../../plugins/content/evidence/demo-inputs';
import type { EvidencePage } from '../../../plugins/content/evidence/evidence-pages';
import { keyboardRows } from '../../../plugins/content/evidence/keyboard-rows';
import { evidenceFile } from '../../../plugins/reference/accessibility-evidence';
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

/**
 * Writes the evidence of a page. Readers of the file see the old or the new text, never a part.
 *
 * @param root - The repository's root.
 */
export async function writeEvidence(root: string, evidence: Evidence): Promise<void> {
  const file = path.join(root, evidenceFile(evidence));
  const options = { ...(await resolveConfig(file)), filepath: file };
  const text = await format(JSON.stringify(evidence), options);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(temporary, text);
  fs.renameSync(temporary, file);
}

/**
 * Deletes the evidence of pages that don't exist any more.
 *
 * @returns The deleted files, from the root.
 */
export function removeOrphans(
  root: string,
  pages: readonly EvidencePage[],
  known: readonly Evidence[],
): string[] {
  const files = new Set(pages.map(evidenceFile));
  const orphans = known.map(evidenceFile).filter((file) => !files.has(file));
  orphans.forEach((file) => fs.rmSync(path.join(root, file)));
  return orphans;
}
