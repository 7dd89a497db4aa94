import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import {
  IGNORED_FOLDERS,
  checkFile,
  decodeSource,
  refusalOf,
  refusedReport,
} from '../../../src/tools/upgrade-check/core';
import type { FileReport, UpgradeData } from '../../../src/tools/upgrade-check/types';

const IGNORED = IGNORED_FOLDERS.map((folder) => `**/${folder}/**`);

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

/**
 * Checks all code in a folder for what was renamed, deprecated or removed.
 *
 * @param from - The version that the code is written for; see `checkCode`.
 * @returns One report per file, sorted by path. Files that aren't code are left out; those that
 *   can't be checked say why.
 */
export function scanFolder(folder: string, data: UpgradeData, from?: string): FileReport[] {
  return Globby.sync('**/*', { cwd: folder, ignore: IGNORED, onlyFiles: true, dot: true })
    .filter((file) => refusalOf(file, 0) === undefined)
    .sort()
    .map((file) => scanFile(folder, file, data, from));
}
