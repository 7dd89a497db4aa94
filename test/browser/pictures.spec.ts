import { linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { BUILD_DIR } from '../../scripts/shared/root';
import { compareSites } from '../pictures/compare-sites';
import { openReport } from '../pictures/report';
import { selectShots } from '../pictures/select-shots';
import { shotsOf } from '../pictures/shots';
import { axeViolations } from './support/axe';

const DEMO = 'demo /demo/joy-ui/?demo=button/ButtonSizes in chromium, 768 px, dark';

/** What a base has in addition to the demos of Joy UI's button. */
const PARTS = ['assets', 'demo', 'demos/docs-joy/components/button'];

/** Links the files of the build into a folder on the same disk. */
function copyBuild(folder: string): void {
  for (const part of PARTS) {
    const from = path.join(BUILD_DIR, part);
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) {
        const file = path.join(entry.parentPath, entry.name);
        const target = path.join(folder, path.relative(BUILD_DIR, file));
        mkdirSync(path.dirname(target), { recursive: true });
        linkSync(file, target);
      }
    }
  }
}

/** Replaces a file with a changed one, without changing the build that it's linked to. */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  writeFileSync(file, text.replace(from, to));
}

test('a button of another color is reported, and a removed demo', async ({ page }, testInfo) => {
  const base = testInfo.outputPath('base');
  const report = testInfo.outputPath('report');
  copyBuild(base);
  const style = '<style>.MuiButton-variantSolid { background: #0a5dbe !important }</style>';
  change(path.join(base, 'demo/joy-ui/index.html'), '</head>', `${style}</head>`);
  writeFileSync(path.join(base, 'demos/docs-joy/components/button/ButtonGone.json'), '{}');
  const [before, after] = [base, BUILD_DIR].map((dir) => ({ dir, shots: shotsOf(dir) }));
  const all = new Map([...before!.shots, ...after!.shots]);
  const selected = new Map(
    ['ButtonSizes', 'ButtonGone', 'ButtonVariants'].flatMap((name) => [
      ...selectShots(all, { only: `joy-ui/?demo=button/${name} in` }),
    ]),
  );

  const { add, write } = openReport(report, { base: 'a copy', total: selected.size });
  await compareSites(selected, { before: before!, after: after! }, async (result) => {
    await add(result);
  });
  const { counts } = write();

  expect(counts).toMatchObject({ changed: 4, removed: 2, same: 0, unstable: 0, failed: 0 });
  await page.goto(pathToFileURL(path.join(report, 'index.html')).href);
  const changed = page.getByRole('region', { name: 'Changed (4)' });
  const entry = changed.getByRole('article').filter({ hasText: DEMO });
  await expect(entry).toContainText('/demo/joy-ui/?demo=button/ButtonSizes&mode=dark');
  await expect(entry.getByRole('img')).toHaveCount(3);
  const picture = entry.getByRole('img', { name: 'After' });
  await expect(picture).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)');
  await entry.getByRole('slider').press('End');
  await expect(picture).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  await expect(page.getByRole('region', { name: 'Removed (2)' })).toContainText('ButtonGone');
  expect(await axeViolations(page)).toEqual([]);
});
