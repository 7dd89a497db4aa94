import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.join(__dirname, '../../node_modules');

/** Whether an installed package has a file, also one that it doesn't export. */
export function isUpstreamFile(name: string): boolean {
  return existsSync(path.join(PACKAGES, name));
}

/**
 * Path of a package's file, also of one that the package doesn't export.
 *
 * @throws If there is no such file.
 * @example upstreamFile('@docusaurus/core/lib/client/preload.js')
 */
export function upstreamFile(name: string): string {
  if (!isUpstreamFile(name)) {
    throw new Error(
      `docusaurus-patches: ${name} doesn't exist in this version of the package. Compare the patch that names it.`,
    );
  }
  // The bundler knows a linked file by its own path.
  return realpathSync(path.join(PACKAGES, name));
}
