import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ThemeFile } from 'mui-theme-kit';

/** The names of other modules. */
const NAMES = /(?:\bfrom|\bimport|\b(?:require|import)\s*\()\s*['"]([^'"\n]+)['"]/g;

/** Before a path from the root of a project: `@/theme`. */
const ALIAS = /^[@~#]\//;

const EXTENSIONS = ['.ts', '.tsx', '.js', '.jsx', '.mts', '.cts', '.mjs', '.cjs', '.json'];

/** Imported files are followed until there are this many characters: more isn't a theme. */
const MAX_FOLLOWED = 300_000;

// `statSync` throws for a path below a file.
const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** Where modules can be that are named from the root of a project: each folder up to it, and `src`. */
function rootsOf(folder: string): string[] {
  const parent = path.dirname(folder);
  const isRoot = parent === folder || isFile(path.join(folder, 'package.json'));
  return [folder, path.join(folder, 'src'), ...(isRoot ? [] : rootsOf(parent))];
}

/** The file that a path means; `undefined` if there is none that can contain a theme. */
function resolved(target: string): string | undefined {
  // TypeScript imports `palette.ts` as `palette.js`.
  const stems = [target, target.replace(/\.[cm]?jsx?$/, ''), path.join(target, 'index')];
  return [target, ...stems.flatMap((stem) => EXTENSIONS.map((extension) => stem + extension))].find(
    (file) => EXTENSIONS.includes(path.extname(file)) && isFile(file),
  );
}

/**
 * Reads files, and those that they import by a relative path or from the root of the project.
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
      for (const [, name = ''] of text.matchAll(NAMES)) {
        const roots = name.startsWith('.') ? [folder] : name.includes('/') ? rootsOf(folder) : [];
        const targets = roots.map((root) => resolved(path.resolve(root, name.replace(ALIAS, ''))));
        waiting.push(...targets.filter((target) => target !== undefined).slice(0, 1));
      }
    }
  }
  return [...files].map(([file, text]) => ({
    name: path.relative('', file).split(path.sep).join('/'),
    text,
  }));
}
