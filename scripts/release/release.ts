import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkFile } from 'mui-upgrade-check';
import type { UpgradeData } from 'mui-upgrade-check';
import { generate } from '../../plugins/reference/api-reference/generate';
import { targetsOf } from '../../plugins/reference/api-reference/targets';
import { PRODUCTS } from '../../src/foundation/products';
import { runCommand } from '../shared/command/run-command';
import { UsageError } from '../shared/command/usage-error';
import { ROOT } from '../shared/root';
import { filesIn } from '../test/selection/files-in';
import { readExports } from './package-exports/read-exports';
import { missingModules } from './line/missing-modules';
import { apiChanges } from './release/api-changes';
import { installRelease } from './release/install-release';
import type { Release } from './release/install-release';
import { pagesToRead } from './release/pages-to-read';
import { needsWork, releaseReport } from './release/report';
import { typeErrors } from './release/type-errors';

const RELEASE = /^((?:@[\w-]+\/)?[\w-]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;

/** The API of a release, without a history. */
function apiOf(root: string, { name, version }: Release) {
  const target = targetsOf(PRODUCTS).find(({ packages }) => packages.some((p) => p.name === name));
  return target
    ? generate(
        {
          ...target,
          packages: target.packages.map((one) => (one.name === name ? { ...one, version } : one)),
        },
        root,
      ).filter((one) => one.package.name === name)
    : [];
}

/** The exports of an installed package, such as `@mui/material/Grid: GridProps`. */
function exportsOf(root: string, name: string): Set<string> {
  const { modules } = readExports(path.join(root, 'node_modules', name));
  return new Set(
    Object.entries(modules).flatMap(([module, names]) =>
      names.map((one) => `${[name, module].filter(Boolean).join('/')}: ${one}`),
    ),
  );
}

/** What the upgrade check finds in demos; nothing for a release that it has no rules for. */
function outdatedUses(demos: ReadonlyMap<string, string>, { version }: Release) {
  const rules = path.join(ROOT, `packages/upgrade-engine/rules/${version.split('.')[0]}.json`);
  const data = JSON.parse(readFileSync(rules, 'utf8')) as UpgradeData;
  const uses = new Map<string, number>();
  for (const [file, code] of demos) {
    for (const { name } of checkFile({ file, code }, data).findings) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  return uses;
}

function contentsOf(places: readonly string[], isWanted: (file: string) => boolean) {
  return new Map(
    filesIn(ROOT, places)
      .filter(isWanted)
      .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
  );
}

runCommand(
  module,
  {
    name: 'npm run release',
    summary:
      'Says what another release of a documented package changes for these docs, as a checklist: API, exports, types, pages, demos. Installs it into a copy of this checkout; nothing here changes.',
    words: { name: 'package@version', help: 'Such as @mui/material@7.3.10', least: 1, most: 1 },
    exitCodes: { 1: 'Pages or demos have to change' },
  },
  async ({ words: [asked = ''] }) => {
    const [, name = '', version = ''] = RELEASE.exec(asked) ?? [];
    const known = PRODUCTS.flatMap(({ packages }) => packages);
    const documented = known.find((one) => one.name === name);
    if (!documented) {
      throw new UsageError(
        `Expected a documented package with a version, such as @mui/material@7.3.10, but received "${asked}". Documented: ${known.map((one) => one.name).join(', ')}.`,
      );
    }
    const release = { name, version };
    const { target: copy, files } = installRelease(ROOT, release);
    const api = apiChanges(apiOf(ROOT, documented), apiOf(copy, release));
    const [before, after] = [exportsOf(ROOT, name), exportsOf(copy, name)];
    const folders = PRODUCTS.flatMap(({ docs }) => docs.map(({ folder }) => folder));
    const ownFolders = PRODUCTS.filter(({ packages }) => packages.includes(documented)).flatMap(
      ({ docs }) => docs.map(({ folder }) => folder),
    );
    const demos = contentsOf(
      folders,
      (file) => /\.tsx$/.test(file) && !/\.v\d+\.tsx$|\.test\.tsx$/.test(file),
    );
    const own = new Map(
      [...demos].filter(([, code]) => [`'${name}'`, `'${name}/`].some((one) => code.includes(one))),
    );
    const facts = {
      ...{ release, documented: documented.version, api },
      exports: {
        removed: [...before].filter((one) => !after.has(one)),
        added: [...after].filter((one) => !before.has(one)),
      },
      types: [...missingModules(copy, files, [name]), ...typeErrors(copy)],
      pages: pagesToRead(
        contentsOf(ownFolders, (file) => file.endsWith('.mdx')),
        api,
      ),
      uses: name === '@mui/material' ? outdatedUses(own, release) : new Map<string, number>(),
      demos: own.size,
    };
    const report = releaseReport(facts);
    const file = path.join(ROOT, '.cache/releases', `${path.basename(copy)}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, report);
    console.log(`${report}\nWritten to ${path.relative(ROOT, file)}`);
    return needsWork(facts) ? 1 : 0;
  },
);
