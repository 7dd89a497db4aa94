import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeSource, encodeSource, fixFile } from 'mui-upgrade-check';
import type { FileReport, FixOptions, FixedFile, UpgradeData } from 'mui-upgrade-check';

/** What was rewritten in a file. */
export interface FixedReport extends Omit<FixedFile, 'source'> {
  file: string;
}

/** Replaces a file's content at once, so that it's never half written. Keeps its permissions. */
function replaceFile(file: string, content: Uint8Array): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, content, { mode: statSync(file).mode });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Rewrites what was found in the files of a folder, as far as rules can.
 *
 * @param reports - The result of `scanFolder` for the same folder.
 * @param isDryRun - Whether to leave the files as they are.
 * @returns The files in which something was or would be rewritten.
 * @throws If a file can't be written, with its name.
 */
export function fixFolder(
  folder: string,
  reports: readonly FileReport[],
  data: UpgradeData,
  options: FixOptions,
  isDryRun: boolean,
): FixedReport[] {
  return reports.flatMap(({ file, findings }) => {
    if (findings.every(({ fix }) => !fix)) {
      return [];
    }
    const full = path.join(folder, file);
    const { code, encoding } = decodeSource(readFileSync(full));
    const { source, fixed, left } = fixFile({ file, code }, findings, data, options);
    if (source !== code && !isDryRun) {
      try {
        replaceFile(full, encodeSource({ code: source, encoding }));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`Can't write "${full}": ${reason}. The file is unchanged.`, {
          cause: error,
        });
      }
    }
    return fixed.length > 0 ? [{ file, fixed, left }] : [];
  });
}
