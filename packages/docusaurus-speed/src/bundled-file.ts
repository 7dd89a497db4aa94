import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Path of a module in `browser/`, which the bundler reads. It's TypeScript in the repository, and JavaScript
 * in the package's archive.
 *
 * @param name - Its path there without ending.
 */
export function browserFile(name: string): string {
  const file = path.join(__dirname, 'browser', name);
  return file + (['.ts', '.tsx'].find((ending) => existsSync(file + ending)) ?? '.js');
}

/** Path of one of the package's loaders. */
export function loaderFile(name: string): string {
  return path.join(__dirname, 'loaders', `${name}.cjs`);
}
