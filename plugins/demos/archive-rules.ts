import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import type { DocsArchive } from '../../src/products';

/** Packages that import the library from their own folder, which no rule for the pages reaches. */
const ICONS = '@mui/icons-material';

/**
 * The icon loader's options, as a text: so they are part of a module's identifier, by which
 * shared-chunks.ts tells the icons of archived pages from those of the current ones.
 */
export function iconOptions(installedAs: string): string {
  return `installedAs=${installedAs}`;
}

/**
 * Bundler rules that make the demos of an archived version run on the library of that time, with
 * the imports that a reader would write. The alias names a package, not a folder, so that the
 * package's `exports` count.
 *
 * @param entries - Generated modules that import for those demos, absolute.
 */
export function archiveRules(
  { folder, packageName, installedAs }: DocsArchive,
  siteDir: string,
  entries: readonly string[] = [],
) {
  const pages = path.join(siteDir, folder) + path.sep;
  // The library's files too: some of 6.5.0's buttons import from the package by its own name.
  const library = path.join(siteDir, 'node_modules', installedAs) + path.sep;
  return [
    { include: [pages, library, ...entries], resolve: { alias: { [packageName]: installedAs } } },
    {
      // A loader with options makes the icon another module than the one of the current pages.
      include: path.join(siteDir, 'node_modules', ICONS) + path.sep,
      issuer: [pages, ...entries],
      enforce: 'pre',
      use: [{ loader: path.join(__dirname, 'icon-loader.cjs'), options: iconOptions(installedAs) }],
    },
  ] satisfies RuleSetRule[];
}
