import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  ExportHistories,
  XRules,
} from '../../../plugins/reference/upgrade-check/export-history';
import { ROOT } from '../../shared/root';
import { compareExports } from './compare-exports';
import { readExports } from './read-exports';

const read = <T>(file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as T;
const histories = read<ExportHistories>('plugins/reference/upgrade-check/export-history.json');
const installed = (name: string) => ({
  version: read<{ version: string }>(`node_modules/${name}/package.json`).version,
  exports: readExports(path.join(ROOT, 'node_modules', name)),
});

it.each([
  ['@mui/material', ['useIsFocusVisible', 'Grid2', 'createMuiTheme']],
  ['material-v9', ['GridLegacy', 'UseMediaQueryOptions', 'gridLegacyClasses']],
])(
  'the history until %s contains what it no longer exports',
  (newest, examples) => {
    const all = ['material-v5', 'material-v6', '@mui/material', 'material-v9'];
    const releases = all.slice(0, all.indexOf(newest) + 1).map(installed);
    const { version } = releases.at(-1)!;
    const history = histories['@mui/material']![version]!;
    const expected = compareExports(releases);
    expect(history.versions.at(-1)).toBe(version);
    for (const key of ['removed', 'removedModules'] as const) {
      expect(Object.keys(history[key])).toEqual(expect.arrayContaining(Object.keys(expected[key])));
    }
    const { modules } = releases.at(-1)!.exports;
    const names = new Set(Object.values(modules).flat());
    expect(Object.keys(history.removed).filter((name) => names.has(name))).toEqual([]);
    expect(Object.keys(history.removedModules).filter((name) => name in modules)).toEqual([]);
    expect(history.results).toEqual(expected.results);
    expect(Object.keys(history.deprecated)).toEqual(Object.keys(expected.deprecated));
    expect(Object.keys(expected.removed)).toEqual(expect.arrayContaining(examples));
  },
  60_000,
);

it('the committed history contains what the lab moved', () => {
  const { version, exports } = installed('@mui/lab');
  const history = histories['@mui/lab']![version]!;
  expect(history.versions.at(-1)).toBe(version);
  expect(history.moved).toEqual(exports.moved);
});

it('the committed rules of MUI X name what the installed release lacks or the next one removes', () => {
  const { exports } = read<XRules>('plugins/reference/upgrade-check/x-rules.json');
  for (const [name, rules] of Object.entries(exports)) {
    const now = installed(name).exports.modules['']!;
    const isHere = ([one]: [string, unknown]) => now.includes(one);
    const removedIn9 = Object.entries(rules).filter(([, { version }]) => version === '9.0.0');
    expect(Object.entries(rules).filter(isHere)).toEqual(removedIn9);
    expect(Object.keys(rules).length).toBeGreaterThan(40);
  }
});
