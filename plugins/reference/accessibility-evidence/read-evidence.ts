import path from 'node:path';
import { readEvidence as readFolder } from 'accessibility-evidence';
import type { Evidence } from 'accessibility-evidence';

/** Folder of the results in the repository, and of the evidence on the site. */
export const EVIDENCE_FOLDER = 'a11y-data';

/**
 * The evidence of all component pages that have some, sorted by file and component.
 *
 * @param siteDir - The repository's root.
 * @throws If a file is invalid.
 */
export function readEvidence(siteDir: string): Evidence[] {
  try {
    return readFolder(path.join(siteDir, EVIDENCE_FOLDER));
  } catch (error) {
    throw new Error(`${(error as Error).message} Write it with: npm run evidence`);
  }
}
