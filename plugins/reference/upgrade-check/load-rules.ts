import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UpgradeData } from 'mui-upgrade-check';
import { compared } from '../../../lines/current';
import { productById } from '../../../src/foundation/products';
import { allTargetsOf, loadReleases } from '../api-reference';
import { readStatements } from '../api-reference/statements';
import type { ExportHistories, XRules } from './export-history';
import { majorOf } from './major';
import { upgradeRules } from './rules';

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** The releases of Material UI that code can be upgraded to, the documented one first. */
export function upgradeVersions(): [string, ...string[]] {
  const { version } = productById('material-ui');
  const { later = [] } = compared['material-ui'] ?? {};
  return [version, ...later.map((one) => one.version)];
}

/** The releases of Material UI that the rules compare, the oldest first. */
export function describedVersions(): string[] {
  const { earlier = [] } = productById('material-ui');
  const { upgradeFrom = [] } = compared['material-ui'] ?? {};
  const versions = [
    ...upgradeVersions(),
    ...[...earlier, ...upgradeFrom].map((one) => one.version),
  ];
  return versions.sort((a, b) => majorOf(a) - majorOf(b));
}

/**
 * The rules for the installed releases of Material UI.
 *
 * @param siteDir - Folder of the site.
 * @param to - What code is upgraded to: a release of `upgradeVersions`, or the start of its number,
 *   such as `9`. The documented release by default.
 * @throws If there is no such release, or fewer than two releases are described.
 */
export function loadUpgradeRules(siteDir: string, to?: string): UpgradeData {
  const versions = upgradeVersions();
  const wanted = versions.find((one) => !to || one === to || one.startsWith(`${to}.`));
  if (!wanted) {
    throw new Error(
      `The upgrade check doesn't know version "${to}" as one to upgrade to. Known: ${versions.join(', ')}.`,
    );
  }
  const targets = allTargetsOf([productById('material-ui')]).filter(
    ({ version }) => majorOf(version) <= majorOf(wanted),
  );
  const releases = loadReleases(targets, siteDir);
  if (releases.length < 2) {
    throw new Error(
      'The upgrade check compares two releases of Material UI, but the catalogue describes fewer. Add one to `earlier` in src/foundation/products/catalogue.ts.',
    );
  }
  const [material] = targets[0]!.packages;
  const folder = material!.installedAs ?? material!.name;
  const manifest = path.join(siteDir, 'node_modules', folder, 'package.json');
  const { exports } = readJson<{ exports: Record<string, unknown> }>(manifest);
  const deepPaths = Object.keys(exports)
    .filter((entry) => /^\.\/[^/*]+\/[^*]+$/.test(entry))
    .map((entry) => entry.slice(2));
  const data = upgradeRules(
    releases,
    readStatements('material-ui', siteDir),
    deepPaths,
    readJson<ExportHistories>(path.join(__dirname, 'export-history.json')),
  );
  if (majorOf(wanted) < 9) {
    return data;
  }
  const x = readJson<XRules>(path.join(__dirname, 'x-rules.json'));
  return {
    ...data,
    components: { ...x.components, ...data.components },
    moduleExports: { ...data.moduleExports, ...x.exports },
  };
}
