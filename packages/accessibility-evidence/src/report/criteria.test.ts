import * as axe from 'axe-core';
import { CRITERIA, criterionLink } from './criteria';

type Rule = ReturnType<typeof axe.getRules>[number];

/** Checks other than those of axe, by the criterion that they test. */
const OWN_CHECKS = [
  ['1.4.10', 'reflow'],
  ['1.4.12', 'text-clipped'],
  ['1.4.4', 'reflow'],
  ['1.4.4', 'text-clipped'],
  ['2.2.2', 'motion'],
  ['2.4.7', 'focus-visible'],
  ['4.1.2', 'control-name'],
];

/** Rules about a complete page, whereas the demos are checked inside one. */
const PAGE_RULES = [
  ...['bypass', 'document-title', 'html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch'],
  ...['meta-refresh', 'meta-viewport'],
];

const isEnabled = ({ ruleId, tags }: Rule) =>
  !tags.includes('deprecated') &&
  (!tags.includes('experimental') || ruleId === 'label-content-name-mismatch') &&
  !PAGE_RULES.includes(ruleId);

function axeChecks(): string[][] {
  const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
  const known = new Set(CRITERIA.map(({ number }) => number));
  return axe
    .getRules(levels)
    .filter(isEnabled)
    .flatMap(({ ruleId, tags }) =>
      tags.flatMap((tag) => {
        const [, a, b, c] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
        return known.has(`${a}.${b}.${c}`) ? [[`${a}.${b}.${c}`, ruleId]] : [];
      }),
    );
}

it('contains all criteria of WCAG 2.2 A and AA, each once', () => {
  expect(CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(new Set(CRITERIA.map(({ number }) => number)).size).toBe(55);
});

it('maps each criterion to the rules that test it', () => {
  const mapped = CRITERIA.flatMap(({ number, checks = [] }) => checks.map((one) => [number, one]));
  expect(mapped.map(String).sort()).toEqual([...axeChecks(), ...OWN_CHECKS].map(String).sort());
});

it('describes what is tested if there are checks, and what is not', () => {
  for (const { checks, tested, decides, missing } of CRITERIA) {
    expect([!!tested, decides !== undefined]).toEqual([!!checks, !!checks]);
    expect(missing).toMatch(/\.$/);
  }
});

it('links to the recommendation', () => {
  expect(criterionLink('3.3.4')).toBe(
    '[3.3.4 Error Prevention (Legal, Financial, Data)](https://www.w3.org/TR/WCAG22/#error-prevention-legal-financial-data)',
  );
  expect(criterionLink('2.1.3')).toBe('2.1.3');
});
