import fs from 'node:fs';
import path from 'node:path';
import { evidence as schema } from '../../../src/page/evidence/schema';
import type { Evidence } from '../../../src/page/evidence/types';
import { filesBelow } from '../../shared/files-below';
import { faultsOf } from '../../shared/schema-faults';

/** Folder of the evidence, in the repository and on the site. */
export const EVIDENCE_FOLDER = 'a11y-data';

/**
 * The evidence file of a component page, from the repository's root and from the site's.
 *
 * @example evidenceFile({ product: 'material-ui', version: '7.3.2', component: 'chip' })
 * // 'a11y-data/material-ui/7.3.2/chip.json'
 */
export function evidenceFile(
  page: Readonly<Pick<Evidence, 'product' | 'version' | 'component'>>,
): string {
  return path.posix.join(EVIDENCE_FOLDER, page.product, page.version, `${page.component}.json`);
}

/**
 * Reads an evidence file.
 *
 * @param file - Path from the repository's root.
 * @throws If it isn't JSON of the schema, or describes another page than its path.
 */
function readFile(siteDir: string, file: string): Evidence {
  const cure = 'Write the file with: npm run evidence';
  let value: unknown;
  try {
    value = JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}. ${cure}`);
  }
  const faults = faultsOf(schema, value, { subject: 'The evidence', part: 'field' });
  if (faults.length > 0) {
    const texts = faults.map((fault) => `${fault.message} ${fault.cure}`);
    throw new Error(`${file}: ${texts.join(' ')} ${cure}`);
  }
  const evidence = schema.parse(value);
  if (evidenceFile(evidence) !== file) {
    throw new Error(`${file} contains the evidence of ${evidenceFile(evidence)}. ${cure}`);
  }
  return evidence;
}

/**
 * The evidence of all component pages that have some, sorted by file.
 *
 * @param siteDir - The repository's root.
 * @throws If a file is invalid.
 */
export function readEvidence(siteDir: string): Evidence[] {
  return filesBelow(EVIDENCE_FOLDER, siteDir, /\.json$/).map((file) => readFile(siteDir, file));
}
