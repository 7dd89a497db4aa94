import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ComponentApi } from '../../../src/api/types';
import { versionsRead } from 'react-component-api';
import { inTarget } from './generate';
import type { ApiTarget } from './options';

const KEY_FILE = 'key.txt';

/** What makes the descriptions: this folder, the package, the schema and the libraries' conventions. */
const GENERATOR = [
  __dirname,
  path.join(path.dirname(require.resolve('react-component-api/package.json')), 'src'),
  path.resolve('src/api/schema.ts'),
  path.resolve('src/demos/libraries'),
];

function generatorSource(): string[] {
  return GENERATOR.flatMap((place) =>
    fs.statSync(place).isFile()
      ? [place]
      : fs
          .readdirSync(place, { recursive: true, encoding: 'utf8' })
          .filter((name) => /^[\w/-]+\.ts$/.test(name))
          .map((name) => path.join(place, name)),
  ).map((file) => fs.readFileSync(file, 'utf8'));
}

/**
 * A key that changes with every input of a description: the target, the versions of its packages
 * and their dependencies, the compiler and this generator.
 *
 * @throws If a package isn't installed.
 */
export function cacheKey(target: ApiTarget, siteDir: string): string {
  const versions = inTarget(target, () => versionsRead({ ...target, root: siteDir }));
  const hash = createHash('sha256');
  for (const part of [JSON.stringify(target), ...versions, ...generatorSource()]) {
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
