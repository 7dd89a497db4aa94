import { refusalOf, refusedReport } from './accept';
import { checkCode } from './check-code';
import type { FileReport, SourceFile, UpgradeData } from './types';

/**
 * Checks a file that may not be code. Never throws, so one file can't stop the check of others.
 *
 * @param from - The version that the code is written for; see `checkCode`.
 */
export function checkFile(source: SourceFile, data: UpgradeData, from?: string): FileReport {
  const { file, code } = source;
  const refused = refusalOf(file, code.length, code);
  if (refused) {
    return refusedReport(file, refused);
  }
  try {
    return checkCode(source, data, from);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refusedReport(file, `Not checked: the check failed with "${reason}". Please report it.`);
  }
}
