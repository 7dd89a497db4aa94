import fs from 'node:fs';
import path from 'node:path';
import type { Evidence } from '../types';
import { readResults, resultsFile } from './read-evidence';
import { resultsText } from './results-text';

function write(folder: string, file: string, pages: readonly Evidence[]): void {
  const absolute = path.join(folder, file);
  if (pages.length === 0) {
    fs.rmSync(absolute);
    return;
  }
  fs.mkdirSync(path.dirname(absolute), { recursive: true });
  const temporary = `${absolute}.${process.pid}.tmp`;
  fs.writeFileSync(temporary, resultsText(pages));
  fs.renameSync(temporary, absolute);
}

/**
 * Writes the evidence of a page into the file of its product. Readers of the file see the old or
 * the new text, never a part.
 *
 * @param folder - The folder of the results.
 */
export function writeEvidence(folder: string, evidence: Evidence): void {
  const file = resultsFile(evidence);
  const others = readResults(folder, file).filter(({ page }) => page !== evidence.page);
  write(folder, file, [...others, evidence]);
}

/**
 * Removes the evidence of pages that don't exist any more. If only the version of a page is another
 * one, its evidence moves to the file of that version: demos that haven't changed keep their results.
 *
 * @param folder - The folder of the results.
 * @param pages - Those that exist.
 * @returns The paths of those that don't.
 */
export function removeOrphans(
  folder: string,
  pages: readonly Pick<Evidence, 'page' | 'product' | 'version'>[],
  known: readonly Evidence[],
): string[] {
  const keyOf = (one: (typeof pages)[number]) => `${resultsFile(one)} ${one.page}`;
  const keys = new Set(pages.map(keyOf));
  const knownKeys = new Set(known.map(keyOf));
  const orphans = known.filter((one) => !keys.has(keyOf(one)));
  const moved = orphans.flatMap((one): Evidence[] => {
    const now = pages.find(({ page, product }) => page === one.page && product === one.product);
    return now ? [{ ...one, version: now.version }] : [];
  });
  moved.filter((one) => !knownKeys.has(keyOf(one))).forEach((one) => writeEvidence(folder, one));
  for (const file of new Set(orphans.map(resultsFile))) {
    const kept = readResults(folder, file).filter((one) => keys.has(keyOf(one)));
    write(folder, file, kept);
  }
  const stays = new Set(moved.map(({ page }) => page));
  return orphans.map(({ page }) => page).filter((page) => !stays.has(page));
}
