import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ownValue } from '../../../src/foundation/own-value';
import type { ComponentSize } from '../../../src/tools/size-snapshot/types';

interface Cached {
  key: string;
  components: ComponentSize[];
}

/** The cached sizes of demos, by the name of the demo. */
type CachedDemos = Record<string, { key: string; gzip: number }>;

function ownSources(): string[] {
  return fs
    .readdirSync(__dirname)
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .sort()
    .map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8'));
}

/** A key with the lockfile, because sizes depend on every installed package. */
function keyOf(input: unknown, siteDir: string): string {
  const hash = createHash('sha256').update(JSON.stringify(input));
  hash.update(fs.readFileSync(path.join(siteDir, 'package-lock.json')));
  ownSources().forEach((source) => hash.update(source));
  return hash.digest('hex');
}

function cacheFile(name: string, siteDir: string): string {
  return path.join(siteDir, '.cache/size-snapshot', `${name}.json`);
}

function read(file: string): unknown {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as unknown) : undefined;
}

function write(file: string, content: Cached | CachedDemos): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // A build can be interrupted at any time.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(content));
  fs.renameSync(draft, file);
}

/**
 * Returns the cached sizes of a release, or measures and caches them.
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
  const key = keyOf(input, siteDir);
  const file = cacheFile(name, siteDir);
  const cached = read(file) as Cached | undefined;
  if (cached?.key === key) {
    return cached.components;
  }
  const components = await measure();
  write(file, { key, components });
  return components;
}

/**
 * Returns the cached sizes of demos, and measures those that changed, together.
 *
 * @param name - Name of their folder.
 * @param inputs - What is measured, by the demo's name.
 * @param options - What all demos are measured with.
 * @param siteDir - Folder with `package-lock.json` and `.cache`.
 * @param measure - Receives the names of demos; returns bytes by name.
 * @returns Bytes by the demo's name.
 */
export async function cachedDemoSizes(
  name: string,
  inputs: ReadonlyMap<string, string>,
  options: unknown,
  siteDir: string,
  measure: (names: readonly string[]) => Promise<ReadonlyMap<string, number>>,
): Promise<Map<string, number>> {
  const shared = keyOf(options, siteDir);
  const file = cacheFile(`demos-${name}`, siteDir);
  const cached = (read(file) ?? {}) as CachedDemos;
  const current = [...inputs].map(([demo, input]) => {
    const key = createHash('sha256').update(shared).update(input).digest('hex');
    const known = ownValue(cached, demo);
    return { demo, key, gzip: known?.key === key ? known.gzip : undefined };
  });
  const changed = current.filter(({ gzip }) => gzip === undefined).map(({ demo }) => demo);
  if (changed.length === 0) {
    return new Map(current.map(({ demo, gzip = 0 }) => [demo, gzip]));
  }
  const measured = await measure(changed);
  const all = current.map(({ demo, key, gzip }) => ({
    demo,
    key,
    gzip: gzip ?? measured.get(demo) ?? 0,
  }));
  write(file, Object.fromEntries(all.map(({ demo, ...size }) => [demo, size])));
  return new Map(all.map(({ demo, gzip }) => [demo, gzip]));
}
