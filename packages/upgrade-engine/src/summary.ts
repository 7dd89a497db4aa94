import type { FileReport, RuleChange } from './types';

const CHANGES: readonly RuleChange[] = ['removed', 'renamed', 'deprecated'];

/** A number with its noun. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** Whether a report says more than that there's nothing to change. */
export function hasContent({ refused, findings, errors, unknown }: FileReport): boolean {
  return refused !== undefined || findings.length + errors.length + unknown.length > 0;
}

/** What was found in the files that were checked. */
function foundIn(checked: readonly FileReport[]): string {
  const findings = checked.flatMap((report) => report.findings);
  const files = counted(checked.length, 'file');
  if (findings.length > 0) {
    const changed = checked.filter((report) => report.findings.length > 0).length;
    const kinds = CHANGES.map((change) => ({
      change,
      count: findings.filter((one) => one.change === change).length,
    }))
      .filter(({ count }) => count > 0)
      .map(({ change, count }) => `${count.toLocaleString('en')} ${change}`);
    const where = changed === checked.length ? files : `${changed} of ${files}`;
    return `${counted(findings.length, 'use')} of changed APIs in ${where}: ${kinds.join(', ')}.`;
  }
  return checked.some(({ usesLibrary }) => usesLibrary)
    ? `Nothing to change was found in ${files}.`
    : `No import, class name or theme key of Material UI was found in ${files}.`;
}

/** The result of a check in a few sentences. */
export function summaryOf(reports: readonly FileReport[]): string {
  const checked = reports.filter(({ refused }) => refused === undefined);
  const refused = reports.length - checked.length;
  const errors = checked.flatMap((report) => report.errors).length;
  const unknown = checked.flatMap((report) => report.unknown).length;
  const sentences = [
    checked.length > 0 ? foundIn(checked) : '',
    refused > 0 ? `${counted(refused, "file wasn't", "files weren't")} checked.` : '',
    errors > 0 ? `${counted(errors, 'syntax error hides', 'syntax errors hide')} some code.` : '',
    unknown > 0 ? `${counted(unknown, 'place')} can’t be checked.` : '',
  ];
  return sentences.filter(Boolean).join(' ') || 'There are no files to check.';
}

/** How many files of other kinds there are, the most frequent extension first. */
export function skippedText(skipped: ReadonlyMap<string, number>): string {
  return [...skipped]
    .sort(([, a], [, b]) => b - a)
    .map(([extension, count]) => `${extension} ${count.toLocaleString('en')}`)
    .join(', ');
}
