import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder hold these files and no others. Files that stay the same are left untouched, so
 * that the bundler's cache keeps what it knows of them.
 *
 * @param files - Text of each file, by its name.
 */
export function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((each) => !(each in files))) {
    rmSync(path.join(folder, name), { recursive: true });
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      writeFileSync(file, text);
    }
  }
}
