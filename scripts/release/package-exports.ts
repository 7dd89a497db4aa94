import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compared } from '../../lines/current';
import type { ExportHistories } from '../../plugins/reference/upgrade-check/export-history';
import { ownValue } from '../../src/foundation/own-value';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import { writeFormatted } from '../shared/write-formatted';
import { compareExports } from './package-exports/compare-exports';
import { iconHistory } from './package-exports/icon-history';
import type { ReleaseIcons } from './package-exports/icon-history';
import type { ReleaseExports } from './package-exports/compare-exports';
import { readExports } from './package-exports/read-exports';
import type { PackageExports } from './package-exports/read-exports';
import { selectVersions } from './package-exports/select-versions';
import { xRules } from './package-exports/x-rules';

/** The installed releases up to which each package is compared. */
const INSTALLED = [
  ...['@mui/material', '@mui/lab'].map((name) => ({ name, installedAs: name })),
  ...compared['material-ui']!.later!.map(({ installedAs }) => ({
    name: '@mui/material',
    installedAs,
  })),
];
const ICONS = '@mui/icons-material';
const FOLDER = path.join(ROOT, 'plugins/reference/upgrade-check');

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 1e8 });
}

/** Reads what a published release exports from its archive. */
function publishedExports(name: string, version: string): PackageExports {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-exports-'));
  try {
    const archive = npm(['pack', '--silent', `${name}@${version}`], folder).trim();
    execFileSync('tar', ['-xzf', archive], { cwd: folder });
    return readExports(path.join(folder, 'package'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads the names of a published release's icons from the list of its archive's files. */
function publishedIcons(version: string): ReleaseIcons {
  const [archive] = JSON.parse(
    npm(['pack', '--dry-run', '--json', `${ICONS}@${version}`], ROOT),
  ) as { files: { path: string }[] }[];
  const icons = archive!.files.flatMap(
    ({ path: file }) => /^(?!index\b)(\w+)\.js$/.exec(file)?.[1] ?? [],
  );
  return { version, icons };
}

runCommand(
  module,
  {
    name: 'npm run package:exports',
    summary:
      'Compares what the published releases of the packages export, up to the installed ones. Needs the registry. Run it after installing another release.',
  },
  async () => {
    const histories: ExportHistories = {};
    const compared = new Map<string, ReleaseExports[]>();
    for (const { name, installedAs } of INSTALLED) {
      const folder = path.join(ROOT, 'node_modules', installedAs);
      const { version: installed } = JSON.parse(
        readFileSync(path.join(folder, 'package.json'), 'utf8'),
      ) as { version: string };
      const published = JSON.parse(npm(['view', name, 'versions', '--json'], ROOT)) as string[];
      const releases = [...(compared.get(name) ?? [])];
      const known = published.indexOf(releases.at(-1)?.version ?? '');
      for (const version of selectVersions(published, installed)) {
        if (published.indexOf(version) > known) {
          console.log(`${name} ${version}`);
          releases.push({ version, exports: publishedExports(name, version) });
        }
      }
      releases.push({ version: installed, exports: readExports(folder) });
      compared.set(name, releases);
      const before = ownValue(histories, name);
      histories[name] = { ...before, [installed]: compareExports(releases) };
    }
    const published = JSON.parse(npm(['view', ICONS, 'versions', '--json'], ROOT)) as string[];
    const newest = compared.get('@mui/material')!.at(-1)!.version;
    const icons = [...selectVersions(published, newest), newest].map(publishedIcons);
    histories[ICONS] = { [icons.at(-1)!.version]: iconHistory(icons) };
    await writeFormatted(path.join(FOLDER, 'export-history.json'), JSON.stringify(histories));
    await writeFormatted(path.join(FOLDER, 'x-rules.json'), JSON.stringify(xRules()));
  },
);
