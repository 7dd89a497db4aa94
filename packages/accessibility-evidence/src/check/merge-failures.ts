import { CONDITIONS } from '../schema';
import type { Condition, EvidenceFailure } from '../types';
import type { Found } from './find-failures';

/** A failure before it's known whose it is. */
export type OpenFailure = Omit<EvidenceFailure, 'owner' | 'reason'>;

/** Rules about texts that only the code of a demo can supply. */
const TEXT_RULES = new Set([
  ...['control-name', 'label-content-name-mismatch', 'button-name', 'link-name', 'label'],
  ...['select-name', 'input-button-name', 'image-alt', 'input-image-alt', 'role-img-alt'],
  ...['svg-img-alt', 'aria-command-name', 'aria-dialog-name', 'aria-input-field-name'],
  ...['aria-meter-name', 'aria-progressbar-name', 'aria-toggle-field-name', 'aria-tooltip-name'],
  ...['aria-treeitem-name', 'frame-title', 'summary-name'],
]);

const keyOf = ({ rule, node }: Pick<EvidenceFailure, 'rule' | 'node'>) => `${rule} ${node}`;

/**
 * Makes one failure of what fails in several conditions, sorted by rule and node.
 *
 * @param demo - Name of the demo.
 */
export function mergeFailures(demo: string, found: Found): OpenFailure[] {
  const merged = new Map<string, OpenFailure>();
  for (const condition of CONDITIONS) {
    for (const finding of found.get(condition) ?? []) {
      const known = merged.get(keyOf(finding));
      if (!known) {
        const { rule, criteria, impact, summary, node } = finding;
        const conditions = [condition];
        merged.set(keyOf(finding), { rule, criteria, impact, summary, demo, node, conditions });
      } else if (!known.conditions.includes(condition)) {
        known.conditions.push(condition);
      }
    }
  }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, failure]) => failure);
}

/** The conditions in which the owner of failures has to be found on a bare page. */
export function conditionsToProve(failures: readonly OpenFailure[]): Condition[] {
  const open = failures.filter(({ rule }) => !TEXT_RULES.has(rule));
  return CONDITIONS.filter((one) => open.some(({ conditions }) => conditions.includes(one)));
}

/**
 * Finds out whose failures are.
 *
 * @param bare - What fails on a page with only the library's provider; `null` if it can't be shown.
 */
export function withOwners(
  failures: readonly OpenFailure[],
  bare: Found | null,
): EvidenceFailure[] {
  return failures.map((failure): EvidenceFailure => {
    const of = (owner: EvidenceFailure['owner'], reason: string) => ({ ...failure, owner, reason });
    if (TEXT_RULES.has(failure.rule)) {
      return of('site', 'The text comes from the code of the demo.');
    }
    if (!bare) {
      return of('site', "The demo can't be shown without this site, so nothing else is proven.");
    }
    const passing = failure.conditions.filter(
      (condition) => !bare.get(condition)?.some((finding) => keyOf(finding) === keyOf(failure)),
    );
    return passing.length === 0
      ? of('library', "The node also fails on a page with only the library's provider.")
      : of(
          'site',
          `The node passes on a page with only the library's provider (${passing.join(', ')}).`,
        );
  });
}
