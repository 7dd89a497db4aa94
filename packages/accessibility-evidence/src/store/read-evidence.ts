import fs from 'node:fs';
import path from 'node:path';
import { evidence as schema } from '../schema';
import type { Evidence } from '../types';
import { parseResults } from './results-text';

/**
 * The published evidence of a component page, below the folder of the evidence.
 *
 * @example evidenceFile({ product: 'my-library', version: '7.3.2', component: 'chip' })
 * // 'my-library/7.3.2/chip.json'
 */
export function evidenceFile(
  page: Readonly<Pick<Evidence, 'product' | 'version' | 'component'>>,
): string {
  return path.posix.join(page.product, page.version, `${page.component}.json`);
}

/**
 * The file with the results of all pages of a product in one version, below the folder of the
 * results.
 *
 * @example resultsFile({ product: 'my-library', version: '7.3.2' }) // 'my-library/7.3.2.jsonl'
 */
export function resultsFile({
  product,
  version,
}: Readonly<Pick<Evidence, 'product' | 'version'>>): string {
  return path.posix.join(product, `${version}.jsonl`);
}

/**
 * Reads a results file.
 *
 * @param folder - The folder of the results.
 * @param file - Path below it.
 * @returns The evidence of its pages; none if the file doesn't exist.
 * @throws If a line isn't JSON, or a page not of the schema.
 */
export function readResults(folder: string, file: string): Evidence[] {
  const absolute = path.join(folder, file);
  if (!fs.existsSync(absolute)) {
    return [];
  }
  const product = path.basename(path.dirname(file));
  try {
    const docs = { product, version: path.basename(file, '.jsonl') };
    return parseResults(fs.readFileSync(absolute, 'utf8'), docs).map((value) => {
      const { data, error } = schema.safeParse(value);
      if (error) {
        const faults = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
        throw new Error(`${value.page}: ${faults.join('; ')}.`);
      }
      return data;
    });
  } catch (error) {
    throw new Error(`${path.join(path.basename(folder), file)}: ${(error as Error).message}`);
  }
}

/**
 * The evidence of all component pages that have some, sorted by file and component.
 *
 * @param folder - The folder of the results. It may not exist.
 * @throws If a file is invalid.
 */
export function readEvidence(folder: string): Evidence[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readResults(folder, file));
}
