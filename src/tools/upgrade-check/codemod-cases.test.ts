import { existsSync } from 'node:fs';
import path from 'node:path';
import { codemodNames } from '../../../plugins/reference/upgrade-check/codemods';
import { loadUpgradeRules } from '../../../plugins/reference/upgrade-check/load-rules';
import { sample } from '../../../scripts/test/selection/sample';
import { codemodCases, measureCase, testedCodemods } from './testing/codemod-cases';

const data = loadUpgradeRules(process.cwd());

/** Codemods whose expected files have deprecated APIs of their own. */
const WITH_OLD_APIS = new Set(['v6.0.0/grid-v2-props', 'v6.0.0/system-props', 'v7.0.0/grid-props']);

const selected = sample(testedCodemods(), 8, 'codemods');

it.each(selected)('finds what %s rewrites, and nothing in its result', (codemod) => {
  const results = codemodCases([codemod]).map((one) => measureCase(one, data));
  const uses = results.reduce((sum, one) => sum + one.uses, 0);
  const found = results.reduce((sum, one) => sum + one.found, 0);
  expect(found).toBeGreaterThanOrEqual(uses * 0.8);
  if (!WITH_OLD_APIS.has(codemod)) {
    expect(results.flatMap(({ alarms }) => alarms)).toEqual([]);
  }
});

it('finds nearly all uses and rewrites most files as the codemods do', () => {
  const results = codemodCases(selected).map((one) => ({ ...one, ...measureCase(one, data) }));
  const sum = (key: 'uses' | 'found') => results.reduce((total, one) => total + one[key], 0);
  const isAll = selected.length === testedCodemods().length;
  if (isAll) {
    const table = results.map(({ codemod, name, uses, found, alarms, isSame, left }) =>
      [codemod, name, uses, found, alarms.length, left.length, isSame].join('\t'),
    );
    const head = 'codemod\tcase\tuses\tfound\talarms\tleft\tsame';
    process.stdout.write(`${[head, ...table].join('\n')}\n`);
  }
  expect(sum('found')).toBeGreaterThanOrEqual(sum('uses') * (isAll ? 0.99 : 0.9));
  const same = results.filter(({ isSame }) => isSame).length;
  // The others keep the priority of spread props, or choose a selector by its context.
  expect(same).toBeGreaterThanOrEqual(isAll ? 72 : results.length * 0.4);
});

it('names only codemods that exist', () => {
  const folder = path.dirname(require.resolve('@mui/codemod/package.json'));
  const missing = codemodNames().filter((name) => !existsSync(path.join(folder, name)));
  expect(missing).toEqual([]);
});
