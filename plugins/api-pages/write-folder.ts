import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder hold exactly these files. A file that is right already stays untouched: a dev
 * server would take a new date for a change, and start over.
 *
 * @param files - Text of each file, by its name.
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const name of fs.readdirSync(folder)) {
    if (!files.has(name)) {
      fs.rmSync(path.join(folder, name), { recursive: true });
    }
  }
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
      fs.writeFileSync(file, text);
    }
  }
}
