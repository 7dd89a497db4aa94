import path from 'node:path';
import { readEvidence as readFolder } from 'accessibility-evidence';
import type { Evidence } from 'accessibility-evidence';
import { other } from '../../../lines/other';
import { ownValue } from '../../../src/foundation/own-value';
import { PRODUCTS } from '../../../src/foundation/products';

/** Folder of the results in the repository, and of the evidence on the site. */
export const EVIDENCE_FOLDER = 'a11y-data';

/** Whether only the other release line documents a version of a product. */
function isOfOtherLine({ product, version }: Evidence): boolean {
  const documented = PRODUCTS.find(({ id }) => id === product);
  const there = ownValue(other.packages, documented?.packages[0]?.name ?? '');
  return version === there && version !== documented?.version;
}

/**
 * The evidence of all component pages of this release line that have some, sorted by file and component.
 *
 * @param siteDir - The repository's root.
 * @throws If a file is invalid.
 */
export function readEvidence(siteDir: string): Evidence[] {
  try {
    return readFolder(path.join(siteDir, EVIDENCE_FOLDER)).filter((one) => !isOfOtherLine(one));
  } catch (error) {
    throw new Error(`${(error as Error).message} Write it with: npm run evidence`);
  }
}
