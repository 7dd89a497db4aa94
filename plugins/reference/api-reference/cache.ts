import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ComponentApi } from '../../../src/api/types';
import { findPackage, readManifest } from './packages';
import type { InstalledPackage } from './packages';
import type { ApiTarget } from './options';

const KEY_FILE = 'key.txt';

// Packages whose types are always used, even if no manifest lists them.
const ALWAYS_READ = ['@types/react', 'csstype'];

function generatorSource(): string[] {
  const types = path.join(__dirname, '../../../src/api/types.ts');
  const own = fs.readdirSync(__dirname).filter((name) => /^[\w-]+\.ts$/.test(name));
  return [...own.map((name) => path.join(__dirname, name)), types].map((file) =>
    fs.readFileSync(file, 'utf8'),
  );
}

/**
 * A key that changes with every input of a description: the target, the versions of its packages
 * and their dependencies, the compiler and this generator.
 */
export function cacheKey(target: ApiTarget, packages: InstalledPackage[]): string {
  const versions = packages.flatMap(({ folder, manifest }) =>
    [...Object.keys(manifest.dependencies ?? {}), ...ALWAYS_READ].map((name) => {
      const dependency = findPackage(name, folder);
      return dependency ? `${name}@${readManifest(dependency).version}` : `${name}: none`;
    }),
  );
  const hash = createHash('sha256');
  for (const part of [ts.version, JSON.stringify(target), ...versions, ...generatorSource()]) {
    hash.update(part).update('\0');
  }
  return hash.digest('hex');
}

/** Folder of a target's descriptions. */
export function cacheFolder(target: ApiTarget, siteDir: string): string {
  return path.join(siteDir, '.cache/api', target.product, target.version);
}

/**
 * Reads cached descriptions.
 *
 * @returns `null` if the key doesn't match.
 */
export function readCache(folder: string, key: string): ComponentApi[] | null {
  const keyFile = path.join(folder, KEY_FILE);
  if (!fs.existsSync(keyFile) || fs.readFileSync(keyFile, 'utf8') !== key) {
    return null;
  }
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as ComponentApi)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Writes descriptions atomically, because a build can be interrupted at any time. If another process,
 * such as a test beside a build, has written them meanwhile, its folder stays.
 */
export function writeCache(folder: string, key: string, components: ComponentApi[]): void {
  const parent = path.dirname(folder);
  fs.mkdirSync(parent, { recursive: true });
  const draft = fs.mkdtempSync(path.join(parent, '.draft-'));
  for (const component of components) {
    fs.writeFileSync(path.join(draft, `${component.name}.json`), JSON.stringify(component));
  }
  fs.writeFileSync(path.join(draft, KEY_FILE), key);
  fs.rmSync(folder, { recursive: true, force: true });
  try {
    fs.renameSync(draft, folder);
  } catch (error) {
    fs.rmSync(draft, { recursive: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      throw error;
    }
  }
}
