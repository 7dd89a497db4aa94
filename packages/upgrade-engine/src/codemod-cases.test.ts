import { codemodCases, measureCase, testedCodemods } from './testing/codemod-cases';
import { TO_7 as data } from './testing/rules';

/** Codemods whose expected files have deprecated APIs of their own. */
const WITH_OLD_APIS = new Set(['v6.0.0/grid-v2-props', 'v6.0.0/system-props', 'v7.0.0/grid-props']);

const codemods = testedCodemods();

it.each(codemods)('finds what %s rewrites, and nothing in its result', (codemod) => {
  const results = codemodCases([codemod]).map((one) => measureCase(one, data));
  const uses = results.reduce((sum, one) => sum + one.uses, 0);
  const found = results.reduce((sum, one) => sum + one.found, 0);
  expect(found).toBeGreaterThanOrEqual(uses * 0.8);
  if (!WITH_OLD_APIS.has(codemod)) {
    expect(results.flatMap(({ alarms }) => alarms)).toEqual([]);
  }
});

it('finds nearly all uses and rewrites most files as the codemods do', () => {
  const results = codemodCases(codemods).map((one) => ({ ...one, ...measureCase(one, data) }));
  const sum = (key: 'uses' | 'found') => results.reduce((total, one) => total + one[key], 0);
  expect(sum('found')).toBeGreaterThanOrEqual(sum('uses') * 0.99);
  const same = results.filter(({ isSame }) => isSame).length;
  // The others keep the priority of spread props, or choose a selector by its context.
  expect(same).toBeGreaterThanOrEqual(72);
});
