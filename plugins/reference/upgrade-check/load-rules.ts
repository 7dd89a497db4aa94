import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UpgradeData } from '../../../src/tools/upgrade-check/types';
import { productById } from '../../../src/foundation/products';
import { earlierTargetsOf, loadReleases, targetsOf, upgradeTargetsOf } from '../api-reference';
import type { ExportHistories } from './export-history';
import type { Statement } from './rule-source';
import { upgradeRules } from './rules';

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/**
 * The rules for the installed releases of Material UI.
 *
 * @param siteDir - Folder of the site.
 * @throws If fewer than two releases are described.
 */
export function loadUpgradeRules(siteDir: string): UpgradeData {
  const products = [productById('material-ui')];
  const releases = loadReleases(
    [targetsOf, earlierTargetsOf, upgradeTargetsOf].flatMap((targets) => targets(products)),
    siteDir,
  );
  if (releases.length < 2) {
    throw new Error(
      'The upgrade check compares two releases of Material UI, but the catalogue describes fewer. Add one to `earlier` in src/foundation/products/catalogue.ts.',
    );
  }
  const statements = path.join(siteDir, 'docs-material/migration/statements.json');
  const manifest = path.join(siteDir, 'node_modules/@mui/material/package.json');
  const { exports } = readJson<{ exports: Record<string, unknown> }>(manifest);
  const deepPaths = Object.keys(exports)
    .filter((entry) => /^\.\/[^/*]+\/[^*]+$/.test(entry))
    .map((entry) => entry.slice(2));
  const histories = path.join(__dirname, 'export-history.json');
  return upgradeRules(
    releases,
    readJson<Statement[]>(statements),
    deepPaths,
    readJson<ExportHistories>(histories),
  );
}
