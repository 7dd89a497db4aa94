import fs from 'node:fs';
import path from 'node:path';
import { evidence as schema } from '../../../src/page/evidence/schema';
import type { Evidence } from '../../../src/page/evidence/types';
import { filesBelow } from '../../shared/files-below';
import { faultsOf } from '../../shared/schema-faults';
import { parseResults } from './results-text';

/** Folder of the results in the repository, and of the evidence on the site. */
export const EVIDENCE_FOLDER = 'a11y-data';

/**
 * The published evidence of a component page, from the site's root.
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
 * The file with the results of all pages of a product in one version, from the repository's root.
 *
 * @example resultsFile({ product: 'joy-ui', version: '5.0.0' }) // 'a11y-data/joy-ui/5.0.0.jsonl'
 */
export function resultsFile({
  product,
  version,
}: Readonly<Pick<Evidence, 'product' | 'version'>>): string {
  return path.posix.join(EVIDENCE_FOLDER, product, `${version}.jsonl`);
}

/**
 * Reads a results file.
 *
 * @param siteDir - The repository's root.
 * @param file - Path from the root.
 * @returns The evidence of its pages; none if the file doesn't exist.
 * @throws If a line isn't JSON, or a page not of the schema.
 */
export function readResults(siteDir: string, file: string): Evidence[] {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) {
    return [];
  }
  const product = path.basename(path.dirname(file));
  try {
    const docs = { product, version: path.basename(file, '.jsonl') };
    return parseResults(fs.readFileSync(absolute, 'utf8'), docs).map((value) => {
      const faults = faultsOf(schema, value, { subject: 'The evidence', part: 'field' });
      if (faults.length > 0) {
        const texts = faults.map((fault) => `${fault.message} ${fault.cure}`);
        throw new Error(`${value.page}: ${texts.join(' ')}`);
      }
      return schema.parse(value);
    });
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message} Write it with: npm run evidence`);
  }
}

/**
 * The evidence of all component pages that have some, sorted by file and component.
 *
 * @param siteDir - The repository's root.
 * @throws If a file is invalid.
 */
export function readEvidence(siteDir: string): Evidence[] {
  return filesBelow(EVIDENCE_FOLDER, siteDir, /\.jsonl$/).flatMap((file) =>
    readResults(siteDir, file),
  );
}
