import fs from 'node:fs';
import path from 'node:path';
import { isInsideSync } from '../../shared/inside-folder';
import { importsOf } from 'docusaurus-demo-islands/source';

/** The modules of a template and the packages that they import. */
export interface TemplateModules {
  /** Text by path below `templates/`, sorted. */
  modules: Record<string, string>;
  packages: string[];
}

function resolveModule(specifier: string, from: string, root: string): string {
  const base = path.resolve(path.dirname(from), specifier);
  const found = ['.ts', '.tsx'].map((ending) => base + ending).find((file) => fs.existsSync(file));
  if (!found || !isInsideSync(root, found)) {
    throw new Error(
      `${from}: imports "${specifier}", which isn't a .ts or .tsx file in templates/. Move the module there, or correct the path; a symbolic link isn't followed.`,
    );
  }
  return found;
}

/**
 * Collects the modules that a template's entry imports, directly or indirectly.
 *
 * @param root - Absolute path of the folder `templates/`.
 * @param entry - Absolute path of the entry module.
 * @throws If a module isn't in `templates/`.
 */
export function templateModules(root: string, entry: string): TemplateModules {
  const texts = new Map<string, string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (texts.has(file)) {
      return;
    }
    const text = fs.readFileSync(file, 'utf8');
    texts.set(file, text);
    const imports = importsOf(text, file);
    imports.packages.forEach((name) => packages.add(name));
    imports.modules.forEach((specifier) => visit(resolveModule(specifier, file, root)));
  };
  visit(entry);
  const byPath = [...texts].map(
    ([file, text]) => [path.relative(root, file).replaceAll('\\', '/'), text] as const,
  );
  return {
    modules: Object.fromEntries(byPath.sort(([a], [b]) => (a < b ? -1 : 1))),
    packages: [...packages].sort(),
  };
}
