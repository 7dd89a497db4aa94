import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkCode } from '../check-code';
import { fixFile } from '../fix-file';
import type { Finding, UpgradeData } from '../types';
import { normalForm, restoreSource } from './restore-source';

/** A test case of a codemod: code before and after it. */
export interface CodemodCase {
  codemod: string;
  name: string;
  actual: string;
  expected: string;
}

const PACKAGE = path.dirname(require.resolve('@mui/codemod/package.json'));

/** Codemods for changes that the check describes, besides all of deprecations. */
const OF_RELEASES = [
  'v6.0.0/grid-v2-props',
  'v6.0.0/list-item-button-prop',
  'v6.0.0/system-props',
  'v7.0.0/grid-props',
];

/** The names of the codemods with test cases for what the check describes. */
export function testedCodemods(): string[] {
  const deprecations = readdirSync(path.join(PACKAGE, 'deprecations')).map(
    (name) => `deprecations/${name}`,
  );
  return [...deprecations, ...OF_RELEASES].filter((name) =>
    existsSync(path.join(PACKAGE, name, 'test-cases')),
  );
}

/** All test cases that don't replace the package's name. */
export function codemodCases(codemods: readonly string[] = testedCodemods()): CodemodCase[] {
  return codemods.flatMap((codemod) => {
    const folder = path.join(PACKAGE, codemod, 'test-cases');
    const read = (file: string) => restoreSource(readFileSync(path.join(folder, file), 'utf8'));
    return readdirSync(folder)
      .filter((file) => file.includes('actual') && !/^(?:package|custom)/.test(file))
      .map((file) => ({
        codemod,
        name: file,
        actual: read(file),
        expected: read(file.replace('actual', 'expected')),
      }))
      .filter(({ actual }) => !actual.includes('@org/'));
  });
}

/** How often each name of a prop, key, class or path stands in the code. */
function countNames(code: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name] of code.matchAll(/@mui\/[\w/-]+|Mui[A-Z]\w*-[\w-]+|\b[a-zA-Z]\w*\b/g)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** The part of a finding's name that stands in the code. */
const writtenName = ({ name }: Finding) =>
  name
    .replace(/ of .*$/, '')
    .split('.')
    .at(-1)!;

/** What the check finds and rewrites in a test case. */
export function measureCase({ actual, expected }: CodemodCase, data: UpgradeData) {
  const file = 'case.jsx';
  const { findings } = checkCode({ file, code: actual }, data);
  const after = countNames(expected);
  const found = new Map<string, number>();
  findings.forEach((one) => found.set(writtenName(one), (found.get(writtenName(one)) ?? 0) + 1));
  const ruleNames = new Set(found.keys());
  let uses = 0;
  let foundUses = 0;
  const missed: string[] = [];
  for (const [name, count] of countNames(actual)) {
    const removed = count - (after.get(name) ?? 0);
    // Names of values only move.
    if (removed > 0 && (ruleNames.has(name) || isApi(name, data))) {
      uses += removed;
      foundUses += Math.min(removed, found.get(name) ?? 0);
      if ((found.get(name) ?? 0) < removed) {
        missed.push(`${name} ${found.get(name) ?? 0}/${removed}`);
      }
    }
  }
  const alarms = checkCode({ file, code: expected }, data).findings;
  const { source, left } = fixFile({ file, code: actual }, findings, data);
  const [fixed, wanted] = [normalForm(source), normalForm(expected)];
  return {
    uses,
    found: foundUses,
    missed,
    alarms: alarms.map(({ name }) => name),
    fixed,
    expected: wanted,
    isSame: fixed === wanted,
    left,
  };
}

/** Whether a name is one of the API that changed. */
function isApi(name: string, { components }: UpgradeData): boolean {
  return Object.values(components).some(
    ({ props, slots, classes }) =>
      Object.hasOwn(props, name) || Object.hasOwn(slots, name) || Object.hasOwn(classes, name),
  );
}
