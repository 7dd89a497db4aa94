import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { line } from '../../../lines/current';
import { prepareCopy } from '../line/prepare-line';
import type { PreparedCopy } from '../line/prepare-line';

/** A published release of a package. */
export interface Release {
  name: string;
  version: string;
}

/**
 * Prepares a copy of this checkout in which a package has another release.
 *
 * @param root - Root folder of the repository.
 * @throws If npm can't install the release.
 */
export function installRelease(root: string, { name, version }: Release): PreparedCopy {
  const id = `${name.replace(/^@/, '').replace('/', '-')}-${version}`;
  const folder = path.join(root, '.cache/releases', id);
  const isNew = !existsSync(path.join(folder, 'package-lock.json'));
  if (isNew) {
    mkdirSync(folder, { recursive: true });
    const manifest = { name: 'release', private: true, dependencies: { [name]: version } };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  }
  return prepareCopy(root, id, { folder, isNew, line: line.id, segment: '', without: [] });
}
