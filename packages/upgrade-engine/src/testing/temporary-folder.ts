import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Text of files by their path. */
export type Files = Readonly<Record<string, string>>;

/** Writes files into a folder, and creates the folders around them. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

/** Creates a temporary folder for each test of the file. Returns a function with its path. */
export function folderOfTest(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-check-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}
