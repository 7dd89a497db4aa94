/** @reads-pages */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { codemodNames } from './codemods';
import { loadUpgradeRules } from './load-rules';

const siteDir = process.cwd();
const documented = loadUpgradeRules(siteDir);
const next = loadUpgradeRules(siteDir, '9');

describe('loadUpgradeRules', () => {
  it('leaves nothing of @mui/material deprecated that the release no longer has', () => {
    const ofMaterial = Object.entries(next.components).filter(
      ([, rules]) => rules.package === '@mui/material',
    );
    const rules = ofMaterial.flatMap(([name, { props, slots, classes }]) =>
      [props, slots, classes].flatMap((part) =>
        Object.entries(part).map(([key, rule]) => ({ key: `${name}.${key}`, rule })),
      ),
    );
    expect(rules.filter(({ rule }) => rule.change === 'deprecated')).toEqual([]);
    const removed = rules.filter(({ rule }) => rule.change === 'removed');
    expect(removed.filter(({ rule }) => rule.version === '9.0.0').length).toBeGreaterThan(300);
    expect(
      removed
        .filter(({ rule }) => rule.version === '9.0.0' && !rule.replacement && !rule.advice)
        .map(({ key }) => key),
    ).toEqual([]);
  });

  it('keeps the rules of packages that the release is not described with', () => {
    expect(next.components.TabList?.self).toBeUndefined();
    expect(next.components.TabList?.package).toBe('@mui/lab');
    expect(next.labExports).toEqual(documented.labExports);
  });

  it("doesn't name a codemod for what was never deprecated", () => {
    expect(next.components.Modal?.props.disableEscapeKeyDown?.codemod).toBeUndefined();
    expect(next.components.Dialog?.props.PaperProps?.codemod).toBe('deprecations/dialog-props');
  });

  it('names only codemods that exist', () => {
    const folder = path.dirname(require.resolve('@mui/codemod/package.json'));
    const missing = codemodNames().filter((name) => !existsSync(path.join(folder, name)));
    expect(missing).toEqual([]);
  });
});
