import fs from 'node:fs';
import path from 'node:path';
import { cachedByContent } from 'docusaurus-demo-islands/by-content';
import type { Manifest, ReadManifest } from 'docusaurus-demo-islands/source';
import { LIBRARIES } from '../../../src/demos/libraries';
import type { DocsArchive } from '../../../src/foundation/products';

/** A library whose earlier version is installed under an alias. */
export type InstalledLibrary = Pick<DocsArchive, 'packageName' | 'installedAs' | 'demoScope'>;

/** The manifest of a package; only read again when the lockfile changes, in the dev server. */
const installed = cachedByContent(
  (name: string, siteDir: string, _changed: number): Manifest | null => {
    const file = path.join(siteDir, 'node_modules', name, 'package.json');
    return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest) : null;
  },
  (siteDir, changed) => `${siteDir} ${changed}`,
);

/**
 * Reads the manifests of the packages that the demos of a docs folder use.
 *
 * @param siteDir - Folder in which the packages are installed.
 * @param archived - The library of an archived folder. Its manifest replaces that of its package; its
 *   version also replaces that of the icons, because only their current release is installed.
 */
export function manifestReader(siteDir: string, archived?: InstalledLibrary): ReadManifest {
  const lockfile = path.join(siteDir, 'package-lock.json');
  const changed = fs.statSync(lockfile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const read: ReadManifest = (name) => installed(name, siteDir, changed);
  return (name) => {
    const library = archived && read(archived.installedAs);
    if (library && name === archived.packageName) {
      return library;
    }
    const manifest = read(name);
    // The icons are released with the library and require the same version.
    return manifest && library && name === LIBRARIES[archived.demoScope].icons
      ? { ...manifest, version: library.version }
      : manifest;
  };
}
