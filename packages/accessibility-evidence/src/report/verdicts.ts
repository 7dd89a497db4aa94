import type { Evidence } from '../types';
import { CRITERIA } from './criteria';
import type { Criterion } from './criteria';
import { totalsOf } from './totals';

/** The terms of a VPAT that the checks can decide. */
export type Verdict = 'Supports' | 'Partially supports' | 'Does not support' | 'Not evaluated';

/** A page on which demos fail a criterion. */
export interface FailingPage {
  page: string;
  /** Demos that fail because of the library, and those that fail because of their own code. */
  library: number;
  site: number;
}

/** What the evidence says about a criterion. */
export interface CriterionResult {
  criterion: Criterion;
  verdict: Verdict;
  /** Demos that were checked; 0 if nothing checks the criterion. */
  checked: number;
  /** In the order of the evidence. */
  failing: FailingPage[];
  /** Rows of keyboard tables, for the criterion about the keyboard. */
  rows: { passed: number; failed: number; all: number } | null;
}

/** The criterion that the keyboard tables test. */
const KEYBOARD = '2.1.1';

function failingPages(number: string, pages: readonly Evidence[]): FailingPage[] {
  return pages.flatMap(({ page, failures }) => {
    const own = failures.filter(({ criteria }) => criteria.includes(number));
    const demosOf = (wanted: string) =>
      new Set(own.filter(({ owner }) => owner === wanted).map(({ demo }) => demo)).size;
    return own.length > 0 ? [{ page, library: demosOf('library'), site: demosOf('site') }] : [];
  });
}

function failingDemos(number: string, pages: readonly Evidence[]): number {
  const demos = pages.flatMap(({ page, failures }) =>
    failures
      .filter(({ criteria }) => criteria.includes(number))
      .map(({ demo }) => `${page}#${demo}`),
  );
  return new Set(demos).size;
}

function resultOf(criterion: Criterion, pages: readonly Evidence[]): CriterionResult {
  const { number, checks, decides = false } = criterion;
  const totals = totalsOf(pages);
  const checked = checks ? totals.demos : 0;
  const failing = failingPages(number, pages);
  const { passed, failed, 'not executed': open } = totals.rows;
  const rows = number === KEYBOARD ? { passed, failed, all: passed + failed + open } : null;
  const hasFailed = failing.length > 0 || (rows !== null && rows.failed > 0);
  const isDecided = rows ? rows.all > 0 && rows.passed === rows.all : decides && checked > 0;
  const failingCount = failingDemos(number, pages);
  return {
    criterion,
    verdict: hasFailed
      ? checked > 0 && failingCount === checked
        ? 'Does not support'
        : 'Partially supports'
      : isDecided
        ? 'Supports'
        : 'Not evaluated',
    checked,
    failing,
    rows,
  };
}

/**
 * Judges each criterion of WCAG 2.2 A and AA by the evidence of some pages. Without a check that decides it,
 * a criterion isn't evaluated; with a failure, it's never supported, whoever is responsible.
 */
export function resultsOf(pages: readonly Evidence[]): CriterionResult[] {
  return CRITERIA.map((criterion) => resultOf(criterion, pages));
}
