import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  IGNORED_FOLDERS,
  checkFile,
  countUp,
  decodeSource,
  extensionOf,
  isChecked,
  refusalOf,
  refusedReport,
} from 'mui-upgrade-check';
import type { FileReport, UpgradeData } from 'mui-upgrade-check';

/** The files in a folder as paths with forward slashes. Symbolic links aren't followed. */
function filesBelow(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    if (entry.isDirectory()) {
      return IGNORED_FOLDERS.includes(entry.name) ? [] : filesBelow(folder, file);
    }
    return entry.isFile() ? [file] : [];
  });
}

function scanFile(folder: string, file: string, data: UpgradeData, from?: string): FileReport {
  const full = path.join(folder, file);
  try {
    const refused = refusalOf(file, statSync(full).size);
    return refused
      ? refusedReport(file, refused)
      : checkFile({ file, code: decodeSource(readFileSync(full)).code }, data, from);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    return refusedReport(file, `Not checked: the file can't be read (${code}).`);
  }
}

/** What is in a folder, without those with code that nobody edits. */
interface Listing {
  /** Paths of files that can be checked, sorted. */
  code: string[];
  /** How many files are of another kind, by extension. */
  skipped: Map<string, number>;
}

/** Lists the files in a folder. */
export function listFolder(folder: string): Listing {
  const listing: Listing = { code: [], skipped: new Map() };
  for (const file of filesBelow(folder).sort()) {
    if (isChecked(file)) {
      listing.code.push(file);
    } else {
      countUp(listing.skipped, extensionOf(file));
    }
  }
  return listing;
}

/**
 * Checks all code in a folder for what was renamed, deprecated or removed.
 *
 * @param from - The version that the code is written for; see `checkCode`.
 * @returns One report per file, sorted by path. Files that aren't code are left out; those that
 *   can't be checked say why.
 */
export function scanFolder(folder: string, data: UpgradeData, from?: string): FileReport[] {
  return listFolder(folder).code.map((file) => scanFile(folder, file, data, from));
}
