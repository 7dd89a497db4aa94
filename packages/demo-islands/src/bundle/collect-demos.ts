import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../source/files-below';
import { specifiersOf } from '../source/imports';
import { fencesFolder, writeFencesBelow } from '../source/live-fences';

/** A demo's file and its imports. */
export interface CollectedDemo {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** The request with which a bundle imports it. */
  request: string;
  /** Folder of its page below the docs folder; empty for the docs folder itself. */
  page: string;
  name: string;
  /** Specifiers of its imports, without type imports. */
  imports: string[];
}

const DEMO_FILE = /(?:^|\/)demos\/([A-Z]\w*)\.tsx$/;
const DEFAULT_EXPORT = /export\s+default\b|\bas\s+default\b/;

function demoAt(file: string, folder: string, absolute: string): CollectedDemo[] {
  const source = fs.readFileSync(absolute, 'utf8');
  return DEFAULT_EXPORT.test(source)
    ? [
        {
          file,
          request: absolute,
          page: file.slice(folder.length + 1).replace(/\/?demos\/[^/]+$/, ''),
          name: path.posix.basename(file, '.tsx'),
          imports: specifiersOf(source, file, 'values'),
        },
      ]
    : [];
}

/**
 * The demos of a docs folder, sorted by path, then those of its live code blocks.
 *
 * @param siteDir - The repository's root.
 * @param folder - The docs folder, from the root.
 */
export function collectDemos(siteDir: string, folder: string): CollectedDemo[] {
  const written = filesBelow(folder, siteDir, DEMO_FILE).flatMap((file) =>
    demoAt(file, folder, path.join(siteDir, file)),
  );
  const fences = writeFencesBelow(siteDir, folder).flatMap((absolute) => {
    const file = path.relative(fencesFolder(siteDir), absolute).replaceAll('\\', '/');
    return demoAt(file, folder, absolute);
  });
  return [...written, ...fences];
}
