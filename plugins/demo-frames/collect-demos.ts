import fs from 'node:fs';
import path from 'node:path';
import { specifiersOf } from '../demos/imports';

/** A demo's file and what it imports. */
export interface CollectedDemo {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** Folder of its page below the docs folder; empty for the docs folder itself. */
  page: string;
  name: string;
  /** What it imports from, as written, types apart. */
  imports: string[];
}

const DEMO_FILE = /(?:^|\/)demos\/([A-Z]\w*)\.tsx$/;
const DEFAULT_EXPORT = /export\s+default\b|\bas\s+default\b/;

/**
 * The demos of a docs folder, sorted by their path.
 *
 * @param siteDir - The repository's root.
 * @param folder - The docs folder, from the root.
 */
export function collectDemos(siteDir: string, folder: string): CollectedDemo[] {
  const root = path.join(siteDir, folder);
  const files = fs.existsSync(root) ? fs.readdirSync(root, { recursive: true }) : [];
  return files
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => DEMO_FILE.test(file))
    .sort()
    .flatMap((file) => {
      const source = fs.readFileSync(path.join(root, file), 'utf8');
      return DEFAULT_EXPORT.test(source)
        ? {
            file: `${folder}/${file}`,
            page: file.replace(/\/?demos\/[^/]+$/, ''),
            name: path.posix.basename(file, '.tsx'),
            imports: specifiersOf(source, file, 'values'),
          }
        : [];
    });
}
