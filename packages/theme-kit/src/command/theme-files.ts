import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ThemeFile } from 'mui-theme-kit';

/** What comes before the name of another file. */
const RELATIVE = /(?:\bfrom|\bimport|\b(?:require|import)\s*\()\s*['"](\.[^'"\n]*)['"]/g;

const EXTENSIONS = ['.ts', '.tsx', '.js', '.jsx', '.mts', '.cts', '.mjs', '.cjs', '.json'];

/** Imported files are followed until there are this many characters: more isn't a theme. */
const MAX_FOLLOWED = 300_000;

/** The file that a specifier means; `undefined` if there is none that can contain a theme. */
function resolved(specifier: string, folder: string): string | undefined {
  const target = path.resolve(folder, specifier);
  // TypeScript imports `palette.ts` as `palette.js`.
  const stems = [target, target.replace(/\.[cm]?jsx?$/, ''), path.join(target, 'index')];
  return [target, ...stems.flatMap((stem) => EXTENSIONS.map((extension) => stem + extension))].find(
    (file) =>
      EXTENSIONS.includes(path.extname(file)) &&
      statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}

/**
 * Reads files, and those that they import by a relative path.
 *
 * @returns Their names are relative to the present folder.
 */
export function themeFiles(names: readonly string[]): ThemeFile[] {
  const files = new Map<string, string>();
  const waiting = names.map((name) => path.resolve(name));
  const named = new Set(waiting);
  let length = 0;
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const text = files.has(file) ? '' : readFileSync(file, 'utf8');
    if (text && (named.has(file) || length + text.length <= MAX_FOLLOWED)) {
      length += text.length;
      files.set(file, text);
      const folder = path.dirname(file);
      waiting.push(
        ...[...text.matchAll(RELATIVE)].flatMap(([, name]) => resolved(name!, folder) ?? []),
      );
    }
  }
  return [...files].map(([file, text]) => ({
    name: path.relative('', file).split(path.sep).join('/'),
    text,
  }));
}
