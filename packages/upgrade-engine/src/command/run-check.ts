import { fixedMarkdown, hasContent, reportMarkdown, skippedText } from 'mui-upgrade-check';
import { fixFolder } from './fix-folder';
import { loadRules } from './load-rules';
import { HELP, readArguments } from './read-arguments';
import { listFolder, scanFolder } from './scan-folder';

/**
 * Checks a folder, and rewrites its files with `--fix`.
 *
 * @param args - The arguments of the command line.
 * @returns What to print and the exit code.
 * @throws If an argument is invalid, or a file can't be written.
 */
export function runCheck(args: readonly string[]): { output: string; exitCode: number } {
  const { folder, from, to, json, fix, rule, 'dry-run': dryRun, help } = readArguments(args);
  if (help) {
    return { output: HELP, exitCode: 0 };
  }
  const data = loadRules(to);
  const rules = rule.length > 0 ? rule : undefined;
  const scanned = scanFolder(folder, data, from);
  const fixed = fix ? fixFolder(folder, scanned, data, { rules, from }, dryRun) : [];
  const reports = fix && !dryRun ? scanFolder(folder, data, from) : scanned;
  const exitCode = reports.some(({ findings }) => findings.length > 0) ? 1 : 0;
  if (json) {
    const shown = reports.filter(hasContent);
    const result = fix ? { fixed, reports: shown } : shown;
    return { output: `${JSON.stringify(result, null, 2)}\n`, exitCode };
  }
  const { skipped } = listFolder(folder);
  const parts = [
    fix ? fixedMarkdown(fixed, dryRun) : '',
    reportMarkdown(reports),
    skipped.size > 0 ? `Files of other kinds, left out: ${skippedText(skipped)}.\n` : '',
  ];
  return { output: parts.filter(Boolean).join('\n'), exitCode };
}
