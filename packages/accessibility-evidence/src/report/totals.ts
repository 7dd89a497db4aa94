import { conditionsOf } from './conditions';
import type { Evidence, KeyboardRow } from '../types';

/** What was counted on one or more pages. */
export interface Totals {
  demos: number;
  /** Demos × conditions. */
  checks: number;
  /** Those of them without a failure. */
  passed: number;
  /** Elements that fail a rule, by owner. */
  failures: Record<'library' | 'site', number>;
  /** Elements that the Tab key reaches, and those that don't look different with the focus. */
  stops: number;
  invisible: number;
  controls: number;
  unnamed: number;
  /** Rows of keyboard tables by result. */
  rows: Record<KeyboardRow['result'], number>;
  /** First and last day of the checks; empty without demos. */
  dates: string[];
}

const sum = <Item>(items: readonly Item[], count: (item: Item) => number) =>
  items.reduce((total, item) => total + count(item), 0);

/** Counts the evidence of some pages. */
export function totalsOf(pages: readonly Evidence[]): Totals {
  const demos = pages.flatMap((page) => page.demos);
  const failures = pages.flatMap((page) => page.failures);
  const rows = pages.flatMap(({ keyboard }) => keyboard.rows);
  const dates = demos.map(({ date }) => date).sort();
  const of = (wanted: 'library' | 'site') =>
    failures.filter(({ owner }) => owner === wanted).length;
  const having = (wanted: KeyboardRow['result']) =>
    rows.filter(({ result }) => result === wanted).length;
  return {
    demos: demos.length,
    checks: demos.length * conditionsOf(pages).length,
    passed: sum(demos, ({ passed }) => passed.length),
    failures: { library: of('library'), site: of('site') },
    stops: sum(demos, ({ focus }) => focus.stops),
    invisible: sum(demos, ({ focus }) => focus.invisible.length),
    controls: sum(demos, ({ controls }) => controls.count),
    unnamed: sum(demos, ({ controls }) => controls.unnamed.length),
    rows: {
      passed: having('passed'),
      failed: having('failed'),
      'not executed': having('not executed'),
    },
    dates: [...new Set([dates[0], dates.at(-1)])].filter((one) => one !== undefined),
  };
}
