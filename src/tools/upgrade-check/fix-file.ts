import { refusedReport } from './accept';
import { checkFile } from './check-code';
import { applyEdits, areApart } from './edits';
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
    let next = applyEdits(code, editsOf(made));
    let after = checkFile({ ...source, code: next }, data, from);
    if (!isBetter(report, after, made)) {
      const [first] = made;
      made = made.filter(({ fix }) => fix === first!.fix);
      next = applyEdits(code, editsOf(made));
      after = checkFile({ ...source, code: next }, data, from);
      if (!isBetter(report, after, made)) {
        made.forEach((one) => failed.add(keyOf(one)));
        continue;
      }
    }
    fixed.push(...made);
    code = next;
    report = after;
  }
  return { source: code, fixed, left: report.findings.filter((one) => isSelected(one, rules)) };
}

/** Identifies a finding whose line may change. */
const keyOf = ({ name, code, fix }: Finding) =>
  `${name} ${code} ${fix?.edits.map(({ text }) => text).join('\n')}`;
