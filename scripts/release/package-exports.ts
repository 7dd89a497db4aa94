import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExportHistories } from '../../plugins/reference/upgrade-check/export-history';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import { writeFormatted } from '../shared/write-formatted';
import { compareExports } from './package-exports/compare-exports';
import { readExports } from './package-exports/read-exports';
import type { PackageExports } from './package-exports/read-exports';
import { selectVersions } from './package-exports/select-versions';

const PACKAGES = ['@mui/material', '@mui/lab'];
const FILE = path.join(ROOT, 'plugins/reference/upgrade-check/export-history.json');

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

runCommand(
  module,
  {
    name: 'npm run package:exports',
    summary:
      'Compares what the published releases of the packages export, up to the installed one. Needs the registry. Run it after installing another release.',
  },
  async () => {
    const histories: ExportHistories = {};
    for (const name of PACKAGES) {
      const folder = path.join(ROOT, 'node_modules', name);
      const { version: installed } = JSON.parse(
        readFileSync(path.join(folder, 'package.json'), 'utf8'),
      ) as { version: string };
      const published = JSON.parse(npm(['view', name, 'versions', '--json'], ROOT)) as string[];
      const releases = selectVersions(published, installed).map((version) => {
        console.log(`${name} ${version}`);
        return { version, exports: publishedExports(name, version) };
      });
      releases.push({ version: installed, exports: readExports(folder) });
      histories[name] = compareExports(releases);
    }
    await writeFormatted(FILE, JSON.stringify(histories));
  },
);
