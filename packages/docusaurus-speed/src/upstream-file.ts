import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Folders in which Node.js looks for packages from here. */
const FOLDERS = require.resolve.paths('react') ?? [];

function find(name: string): string | undefined {
  return FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Whether an installed package has a file, also one that it doesn't export. */
export function isUpstreamFile(name: string): boolean {
  return find(name) !== undefined;
}

/**
 * Path of a package's file, also of one that the package doesn't export.
 *
 * @throws If there is no such file.
 * @example upstreamFile('@docusaurus/core/lib/client/preload.js')
 */
export function upstreamFile(name: string): string {
  const file = find(name);
  if (file === undefined) {
    throw new Error(
      `docusaurus-speed: ${name} doesn't exist in this version of the package. Compare the patch that names it.`,
    );
  }
  // The bundler knows a linked file by its own path.
  return realpathSync(file);
}
