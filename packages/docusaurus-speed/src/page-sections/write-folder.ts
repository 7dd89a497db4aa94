import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files into a folder and deletes all others in it. Unchanged files aren't written, so the
 * bundler's cache stays valid for them.
 *
 * @param files - Content of each file, by name.
 */
export function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((each) => !Object.hasOwn(files, each))) {
    rmSync(path.join(folder, name), { recursive: true });
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      writeFileSync(file, text);
    }
  }
}
