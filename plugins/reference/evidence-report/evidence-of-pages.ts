import type { Evidence } from 'accessibility-evidence';
import { readEvidence } from '../accessibility-evidence';

const read = new Map<string, ReadonlyMap<string, Evidence>>();

/**
 * The evidence by the path of its page, such as `/material-ui/react-chip/`. It's read once.
 *
 * @param siteDir - The repository's root.
 * @throws If a file is invalid.
 */
export function evidenceOfPages(siteDir: string): ReadonlyMap<string, Evidence> {
  const known =
    read.get(siteDir) ?? new Map(readEvidence(siteDir).map((one) => [one.page, one] as const));
  read.set(siteDir, known);
  return known;
}
