import fs from 'node:fs';
import path from 'node:path';
import type { DocsArchive } from '../../src/products';
import type { Manifest, ReadManifest } from './exact-versions';

/** A library that is installed at an earlier version, under a name of its own. */
export type InstalledLibrary = Pick<DocsArchive, 'packageName' | 'installedAs'>;

/** Icons are released together with the library, and each release asks for its own. */
const ICONS = '@mui/icons-material';

/**
 * Reads the manifests of the packages that the demos of a docs folder run on.
 *
 * @param siteDir - Folder that the packages are installed in.
 * @param archived - The library of an archived folder. It stands for its package, and its version
 *   for that of the icons, of which only the current release is installed.
 */
export function manifestReader(siteDir: string, archived?: InstalledLibrary): ReadManifest {
  const read: ReadManifest = (name) => {
    const file = path.join(siteDir, 'node_modules', name, 'package.json');
    return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest) : null;
  };
  return (name) => {
    const library = archived && read(archived.installedAs);
    if (library && name === archived.packageName) {
      return library;
    }
    const manifest = read(name);
    return manifest && library && name === ICONS
      ? { ...manifest, version: library.version }
      : manifest;
  };
}
