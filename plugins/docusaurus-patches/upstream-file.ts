import { existsSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.join(__dirname, '../../node_modules');

/**
 * Path of a package's file, also of one that the package doesn't export.
 *
 * @throws If there is no such file.
 * @example upstreamFile('@docusaurus/core/lib/client/preload.js')
 */
export function upstreamFile(name: string): string {
  const file = path.join(PACKAGES, name);
  if (!existsSync(file)) {
    throw new Error(
      `docusaurus-patches: ${name} doesn't exist in this version of the package. Compare the patch that names it.`,
    );
  }
  return file;
}
