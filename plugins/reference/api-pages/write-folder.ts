import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes files to a folder and deletes all others. Unchanged files keep their modification time,
 * because the dev server would rebuild them.
 *
 * @param files - File contents by name.
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
