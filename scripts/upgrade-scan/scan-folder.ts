import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { checkCode, refusalOf, refusedReport } from '../../src/upgrade-check/core';
import type { FileReport, UpgradeData } from '../../src/upgrade-check/types';

/** Folders with code that nobody edits. */
const IGNORED = ['**/node_modules/**', '**/.git/**', '**/build/**', '**/dist/**'];

/**
 * Checks all code in a folder for what was renamed, deprecated or removed.
 *
 * @returns One report per file, sorted by path. Files that aren't code are left out; those that
 *   can't be checked say why.
 */
export function scanFolder(folder: string, data: UpgradeData): FileReport[] {
  return Globby.sync('**/*', { cwd: folder, ignore: IGNORED, onlyFiles: true, dot: true })
    .filter((file) => refusalOf(file, 0) === undefined)
    .sort()
    .map((file) => {
      const full = path.join(folder, file);
      const { size } = statSync(full);
      const code = refusalOf(file, size) ? '' : readFileSync(full, 'utf8');
      const refused = refusalOf(file, size, code);
      return refused ? refusedReport(file, refused) : checkCode({ file, code }, data);
    });
}
