import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Lists what the last run copied, so that files which are gone from the source go too. */
const LIST = '.mirrored.json';

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a !== undefined && a.size === b?.size && Math.abs(a.mtimeMs - b.mtimeMs) < 2;
}

/**
 * Copies files that differ in size or time, and deletes copies whose file is gone. Other files of the
 * target stay, such as caches.
 *
 * @param files - Path below the source by path below the target.
 */
export function mirrorFiles(
  source: string,
  target: string,
  files: ReadonlyMap<string, string>,
): void {
  const list = path.join(target, LIST);
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  for (const file of before.filter((one) => !files.has(one))) {
    rmSync(path.join(target, file), { force: true });
  }
  for (const [copy, file] of files) {
    const [from, to] = [path.join(source, file), path.join(target, copy)];
    if (!isSame(from, to)) {
      cpSync(from, to);
      const { atime, mtime } = statSync(from);
      utimesSync(to, atime, mtime);
    }
  }
  writeFileSync(list, JSON.stringify([...files.keys()]));
}
