/** An error fails the command; a warning doesn't. */
export type Level = 'error' | 'warning';

/** A replacement that fixes a finding without changing what the page says. */
export interface Fix {
  /** Offsets in the file's text; the end is exclusive. */
  start: number;
  end: number;
  text: string;
}

/** One problem in one file. */
export interface Finding {
  /** Id of the rule, such as `heading-jump`. */
  rule: string;
  level: Level;
  /** Path relative to the repository's root, with forward slashes. */
  file: string;
  /** Starts at 1. */
  line: number;
  column?: number;
  /** The problem, with the received value; one sentence. */
  message: string;
  /** How to fix it; one sentence. */
  cure: string;
  fix?: Fix;
}

/** A rule's report. `diagnose` adds the rule's id and level, and the page's file. */
export type Report = Omit<Finding, 'rule' | 'level' | 'file'> &
  Partial<Pick<Finding, 'rule' | 'file'>>;

/**
 * Formats a finding as one line.
 *
 * @example formatFinding(finding)
 * // 'docs-joy/card.mdx:41:1 heading-jump: A heading of level 4 follows one of level 2. Use level 3.'
 */
export function formatFinding({ rule, level, file, line, column, message, cure }: Finding): string {
  const place = [file, line, ...(column ? [column] : [])].join(':');
  const mark = level === 'warning' ? `${rule} (warning)` : rule;
  return `${place} ${mark}: ${message} ${cure}`.trimEnd().replace(/\s*\n\s*/g, ' ');
}

/** The last line of the output: how many problems in how many files. */
export function formatSummary(findings: readonly Finding[], pages: number): string {
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const errors = findings.filter(({ level }) => level === 'error').length;
  return `${count(pages, 'page')}: ${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}.`;
}

/** Sorts by file, then by line. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}
