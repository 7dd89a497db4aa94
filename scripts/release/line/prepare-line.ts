import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { line as current } from '../../../lines/current';
import { DEFAULT_LINE } from '../../../lines/default';
import { UsageError } from '../../shared/command/usage-error';
import { filesIn } from '../../test/selection/files-in';
import { filesOfLine, needlessVariants } from './files-of-line';
import { linkPackages } from './link-packages';
import { mirrorFiles } from './mirror-files';
import { shareHistory } from './share-history';

const CURRENT = 'lines/current.ts';
const PLACE = 'lines/place.ts';
const ROOT_PACKAGES = 'lines/root-packages.ts';

interface Manifest {
  dependencies: Record<string, string>;
  overrides?: Record<string, unknown>;
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Installs the packages of a folder unless its lockfile is the installed one. @returns Whether it did. */
export function install(folder: string): boolean {
  const [asked, installed] = ['package-lock.json', 'node_modules/.lock.json'].map((file) =>
    path.join(folder, file),
  ) as [string, string];
  const lock = readFileSync(asked, 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) {
    return false;
  }
  execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
  writeFileSync(installed, lock);
  return true;
}

/** Names of all release lines. */
export function linesIn(root: string): string[] {
  return readdirSync(path.join(root, 'lines')).filter((name) => /^\d+$/.test(name));
}

/** Path segment below which a line is served; empty for the default one. */
export const segmentOf = (id: string) => (id === DEFAULT_LINE ? '' : `v${id}`);

/** A copy of this checkout with other packages. */
export interface PreparedCopy {
  target: string;
  /** The files of the checkout in it, relative to it. */
  files: string[];
}

/** What a copy is made of. */
interface CopyParts {
  /** Folder with the manifest and the `node_modules` of the other packages. */
  folder: string;
  /** Whether these have just been installed. */
  isNew: boolean;
  /** Name of the line whose files are copied. */
  line: string;
  /** Path segment below which the site of the copy is served; empty for the root. */
  segment: string;
  /** Files and folders that are left out. */
  without: readonly string[];
}

/**
 * Copies this checkout's files to `.cache/lines`, with other packages. Afterwards, every program finds
 * them as it finds those of this checkout, and nothing else has to know of lines.
 *
 * @param root - Root folder of the repository.
 * @param name - Of the copy's folder.
 * @throws UsageError - If a file for the line is the same as the shared one.
 */
export function prepareCopy(
  root: string,
  name: string,
  { folder, isNew, line, segment, without }: CopyParts,
): PreparedCopy {
  const target = path.join(root, '.cache/lines', name);
  const written = [CURRENT, PLACE, ROOT_PACKAGES, 'package.json'];
  const shared = filesIn(root, ['.']).filter((file) => !written.includes(file));
  const files = filesOfLine(shared, line, without);
  const needless = needlessVariants(root, files);
  if (needless.length > 0) {
    throw new UsageError(
      `Delete these files, which replace the same text: ${needless.join(', ')}.`,
    );
  }
  mirrorFiles(root, target, files);
  shareHistory(root, target);
  writeFileSync(path.join(target, CURRENT), `export { compared, line } from './${line}/line';\n`);
  writeFileSync(path.join(target, PLACE), `export const segment: string = '${segment}';\n`);
  const [site, own] = [manifestIn(root), manifestIn(folder)];
  const manifest = {
    ...site,
    dependencies: { ...site.dependencies, ...own.dependencies },
    overrides: { ...site.overrides, ...own.overrides },
  };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const { dependencies } = line === current.id ? manifest : site;
  writeFileSync(
    path.join(target, ROOT_PACKAGES),
    `export const dependencies = ${JSON.stringify(dependencies, null, 2)};\n`,
  );
  const modules = (dir: string) => path.join(dir, 'node_modules');
  if (isNew || !existsSync(modules(target))) {
    linkPackages(
      { line: modules(folder), site: modules(root), target: modules(target) },
      new Set(
        Object.keys(site.dependencies).filter((name) => !Object.hasOwn(own.dependencies, name)),
      ),
    );
  }
  return { target, files: [...files.keys(), ...written].sort() };
}

/**
 * Prepares the folder from which a line is built.
 *
 * @param root - Root folder of the repository.
 * @param id - Name of a folder in `lines/`.
 * @throws UsageError - If there is no such line. Other errors if npm or Git fails.
 */
export function prepareLine(root: string, id: string): PreparedCopy {
  const lines = linesIn(root);
  if (!lines.includes(id)) {
    throw new UsageError(`"${id}" is no release line. Lines: ${lines.join(', ')}.`);
  }
  const place = { line: id, segment: segmentOf(id) };
  if (id === current.id) {
    return prepareCopy(root, id, { ...place, folder: root, isNew: false, without: [] });
  }
  const folder = path.join(root, 'lines', id);
  const isNew = install(folder);
  const without = readFileSync(path.join(folder, 'without.txt'), 'utf8')
    .split('\n')
    .filter(Boolean);
  return prepareCopy(root, id, { ...place, folder, isNew, without });
}
