import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ComponentSize } from '../../src/size-snapshot/types';

interface Cached {
  key: string;
  components: ComponentSize[];
}

function ownSources(): string[] {
  return fs
    .readdirSync(__dirname)
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .sort()
    .map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8'));
}

/**
 * Returns the cached sizes of a release, or measures and caches them. The key contains the
 * lockfile, because sizes depend on every installed package.
 *
 * @param name - Name of the release, such as `material-ui-7.3.2`.
 * @param input - What is measured; changes with every imported module and option.
 * @param siteDir - Folder with `package-lock.json` and `.cache`.
 */
export async function cachedSizes(
  name: string,
  input: unknown,
  siteDir: string,
  measure: () => Promise<ComponentSize[]>,
): Promise<ComponentSize[]> {
  const hash = createHash('sha256').update(JSON.stringify(input));
  hash.update(fs.readFileSync(path.join(siteDir, 'package-lock.json')));
  ownSources().forEach((source) => hash.update(source));
  const key = hash.digest('hex');

  const file = path.join(siteDir, '.cache/size-snapshot', `${name}.json`);
  if (fs.existsSync(file)) {
    const cached = JSON.parse(fs.readFileSync(file, 'utf8')) as Cached;
    if (cached.key === key) {
      return cached.components;
    }
  }
  const components = await measure();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // A build can be interrupted at any time.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify({ key, components } satisfies Cached));
  fs.renameSync(draft, file);
  return components;
}
