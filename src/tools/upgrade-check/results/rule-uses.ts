import type { Finding } from 'mui-upgrade-check';
import type { CheckedFile } from '../messages';

/** How often a changed API is used. */
export interface RuleUses {
  /** One of the findings. */
  rule: Finding;
  uses: number;
  /** How many of them can be rewritten. */
  fixable: number;
  files: number;
}

/** The changed APIs that files use, by name, in the order in which they were found. */
export function ruleUses(files: readonly CheckedFile[]): RuleUses[] {
  const rules = new Map<string, RuleUses & { last: CheckedFile }>();
  for (const file of files) {
    for (const finding of file.report.findings) {
      const known = rules.get(finding.name);
      const rule = known ?? { rule: finding, uses: 0, fixable: 0, files: 0, last: file };
      rule.uses += 1;
      rule.fixable += finding.fix ? 1 : 0;
      rule.files += known?.last === file ? 0 : 1;
      rule.last = file;
      rules.set(finding.name, rule);
    }
  }
  return [...rules.values()];
}
