import fs from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports';

function resolveModule(specifier: string, from: string): string {
  const base = path.resolve(path.dirname(from), specifier);
  const found = ['.ts', '.tsx'].map((ending) => base + ending).find((file) => fs.existsSync(file));
  const folder = path.dirname(from);
  const isNextTo = (file: string) =>
    path.dirname(file) === folder &&
    path.dirname(fs.realpathSync(file)) === fs.realpathSync(folder);
  if (!found || !isNextTo(found)) {
    throw new Error(
      `${from}: imports "${specifier}", which isn't a .ts or .tsx file next to it. Move the module to the demo's folder; a symbolic link isn't followed.`,
    );
  }
  return found;
}

/**
 * The modules next to a demo that it imports, directly or indirectly.
 *
 * @param source - Text of the demo.
 * @param file - Its absolute path.
 * @returns Text by absolute path, in import order.
 * @throws If a module isn't in the demo's folder.
 */
export function modulesOf(source: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (text: string, from: string) => {
    for (const specifier of importsOf(text, from).modules) {
      const module = resolveModule(specifier, from);
      if (module !== file && !found.has(module)) {
        const own = fs.readFileSync(module, 'utf8');
        found.set(module, own);
        visit(own, module);
      }
    }
  };
  visit(source, file);
  return found;
}

/**
 * JavaScript file name of a module.
 *
 * @example javaScriptName('demos/top-films.ts') // 'top-films.js'
 */
export function javaScriptName(file: string): string {
  return path.basename(file).replace(/\.ts(x?)$/, '.js$1');
}
