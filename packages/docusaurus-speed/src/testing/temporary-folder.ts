import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Text of files by their path. */
type Files = Readonly<Record<string, string>>;

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

/** Writes files into a folder, and creates the folders around them. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

/**
 * Creates a temporary folder, which is removed after all tests of the file.
 *
 * @returns Its absolute path, without symbolic links.
 */
export function temporaryFolder(files: Files = {}): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'test-')));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}
