import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { LIBRARIES } from '../../../src/demos/libraries';
import type { Archive } from './options';

/**
 * The icon loader's options as a string, so they are part of a module's identifier, which
 * shared-chunks.ts uses to recognize the icons of archived pages.
 */
export function iconOptions(installedAs: string): string {
  return `installedAs=${installedAs}`;
}

/**
 * Bundler rules that resolve imports of the library in an archived version's demos to the archived
 * package. The alias is a package, not a folder, so the package's `exports` apply.
 *
 * @param entries - Absolute paths of generated modules that import on behalf of those demos.
 */
export function archiveRules(
  { folder, packageName, installedAs, demoScope }: Archive,
  siteDir: string,
  entries: readonly string[] = [],
) {
  const pages = path.join(siteDir, folder) + path.sep;
  // Also the library's files: some buttons of 6.5.0 import from the package by name.
  // In the copy of a release line, packages are links.
  const installed = (name: string) =>
    realpathSync(path.join(siteDir, 'node_modules', name)) + path.sep;
  const library = installed(installedAs);
  const icons = [LIBRARIES[demoScope].icons ?? []].flat();
  return [
    { include: [pages, library, ...entries], resolve: { alias: { [packageName]: installedAs } } },
    // Icons import the library from their own folder, which rules for the pages don't match.
    ...icons.map((name) => ({
      // A loader with options creates a different module than on the current pages.
      include: installed(name),
      issuer: [pages, ...entries],
      enforce: 'pre' as const,
      use: [{ loader: path.join(__dirname, 'icon-loader.cjs'), options: iconOptions(installedAs) }],
    })),
  ] satisfies RuleSetRule[];
}
