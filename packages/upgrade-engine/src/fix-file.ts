import { refusedReport } from './accept';
import { checkFile } from './check-code';
import { areApart } from './edits';
import { applyWithLines } from './fix/layout';
import { withoutUnusedImports } from './fix/unused-imports';
import type { FileReport, Finding, Fix, SourceFile, UpgradeData } from './types';

/** The result of rewriting a file. */
export interface FixedFile {
  /** The rewritten code; the same as before if nothing was rewritten. */
  source: string;
  /** What was rewritten, in the order of the rewriting. */
  fixed: Finding[];
  /** What was found and not rewritten, with lines in the rewritten code. */
  left: Finding[];
}

/** Options for rewriting. */
export interface FixOptions {
  /** Names of findings, such as `Dialog.PaperProps`, or of codemods. By default all are rewritten. */
  rules?: readonly string[];
  /** The version that the code is written for; see `checkCode`. */
  from?: string;
}

const isSelected = ({ name, codemod }: Finding, rules: readonly string[] | undefined) =>
  !rules || rules.includes(name) || (codemod !== undefined && rules.includes(codemod));

/** The number of findings by name. */
function countByName(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  findings.forEach(({ name }) => counts.set(name, (counts.get(name) ?? 0) + 1));
  return counts;
}

/** Whether code is at least as good after an edit: it parses, and the rule has fewer findings. */
function isBetter(before: FileReport, after: FileReport, made: readonly Finding[]): boolean {
  const was = countByName(before.findings);
  const is = countByName(after.findings);
  return (
    after.refused === undefined &&
    after.errors.length <= before.errors.length &&
    made.every(({ name }) => (is.get(name) ?? 0) < was.get(name)!)
  );
}

/** The findings whose fixes can be made at once. */
function together(findings: readonly Finding[], rules: readonly string[] | undefined) {
  const made: (Finding & { fix: Fix })[] = [];
  for (const finding of findings) {
    const { fix } = finding;
    if (
      fix &&
      isSelected(finding, rules) &&
      made.every((one) => one.fix === fix || areApart(one.fix, fix))
    ) {
      made.push({ ...finding, fix });
    }
  }
  return made;
}

const editsOf = (findings: readonly (Finding & { fix: Fix })[]) =>
  [...new Set(findings.map(({ fix }) => fix))].flatMap(({ edits }) => edits);

/**
 * Rewrites what a file uses that was renamed, deprecated or removed, as far as rules can. Each
 * rewriting is checked: the code must parse and the finding must be gone, or it is undone. Code around
 * it stays as it is.
 *
 * @param findings - What to rewrite, from `checkFile` for the same code.
 * @returns The code, and the findings that are done and left.
 */
export function fixFile(
  source: SourceFile,
  findings: readonly Finding[],
  data: UpgradeData,
  { rules, from }: FixOptions = {},
): FixedFile {
  const fixed: Finding[] = [];
  const failed = new Set<string>();
  let { code } = source;
  let report: FileReport = { ...refusedReport(source.file, ''), findings: [...findings] };
  delete report.refused;
  // Edits of one element depend on each other, so they are made one after another.
  for (;;) {
    const possible = report.findings.filter((one) => !failed.has(keyOf(one)));
    let made = together(possible, rules);
    if (made.length === 0) {
      break;
    }
    let next = rewrite({ ...source, code }, report, made, data, from);
    // Halves find one that can't be made in few steps.
    while (!next && new Set(made.map(({ fix }) => fix)).size > 1) {
      const fixes = [...new Set(made.map(({ fix }) => fix))];
      const half = new Set(fixes.slice(0, Math.ceil(fixes.length / 2)));
      made = made.filter(({ fix }) => half.has(fix));
      next = rewrite({ ...source, code }, report, made, data, from);
    }
    if (!next) {
      made.forEach((one) => failed.add(keyOf(one)));
      continue;
    }
    fixed.push(...made);
    code = next.source;
    report = next.report;
  }
  if (fixed.length > 0 && report.errors.length === 0) {
    code = withoutUnusedImports(source, code);
    report = checkFile({ ...source, code }, data, from);
  }
  return { source: code, fixed, left: report.findings.filter((one) => isSelected(one, rules)) };
}

/** Code after a rewriting, with its report. */
export interface Rewritten {
  source: string;
  report: FileReport;
}

/** Makes fixes at once. Returns `undefined` if the code isn't better afterwards. */
function rewrite(
  source: SourceFile,
  before: FileReport,
  made: readonly (Finding & { fix: Fix })[],
  data: UpgradeData,
  from: string | undefined,
): Rewritten | undefined {
  const code = applyWithLines(source, editsOf(made));
  const report = checkFile({ ...source, code }, data, from);
  return isBetter(before, report, made) ? { source: code, report } : undefined;
}

/**
 * Rewrites one finding, and those that the same fix rewrites, such as all system props of an element.
 *
 * @param report - The report of `checkFile` for the same code.
 * @param finding - One of its findings.
 * @returns `undefined` if the finding has no fix, or if the code wouldn't parse or still have it.
 */
export function fixFinding(
  source: SourceFile,
  report: FileReport,
  finding: Finding,
  data: UpgradeData,
  from?: string,
): Rewritten | undefined {
  const made = report.findings.filter(
    (one): one is Finding & { fix: Fix } => one.fix !== undefined && one.fix === finding.fix,
  );
  return made.length > 0 ? rewrite(source, report, made, data, from) : undefined;
}

/** Identifies a finding whose line may change. */
const keyOf = ({ name, code, fix }: Finding) =>
  `${name} ${code} ${fix?.edits.map(({ text }) => text).join('\n')}`;
