/** @reads-pages */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkCode } from 'mui-upgrade-check';
import { dependencies } from '../../../package.json';
import { describedVersions, loadUpgradeRules, upgradeVersions } from './load-rules';

const MATERIAL = dependencies['@mui/material'];

const siteDir = process.cwd();
const documented = loadUpgradeRules(siteDir);
const next = loadUpgradeRules(siteDir, '9');

const findings = (code: string, data = next, from?: string) =>
  checkCode({ file: 'App.tsx', code }, data, from).findings.map(
    ({ name, change, version, replacement, advice }) =>
      [name, change, version, replacement ?? advice] as const,
  );

describe('the rules of version 7, and those of the release after it', () => {
  it('knows the releases to upgrade to, the documented one by default', () => {
    expect(upgradeVersions()).toEqual([MATERIAL, '9.5.0']);
    expect(describedVersions()).toEqual(['5.18.0', '6.5.0', MATERIAL, '9.5.0']);
    expect([documented.to, next.to]).toEqual([MATERIAL, '9.5.0']);
    expect(loadUpgradeRules(siteDir, '9.5.0').to).toBe('9.5.0');
    expect(() => loadUpgradeRules(siteDir, '8')).toThrow('version "8"');
  });

  it('leaves out what later releases changed', () => {
    expect(JSON.stringify(documented)).not.toContain('"version":"9.');
    expect(JSON.stringify(next)).toContain('"version":"9.');
  });

  it('lets a removal win over an older deprecation, with its replacement', () => {
    const code =
      "import Dialog from '@mui/material/Dialog';\nexport const a = <Dialog PaperProps={{}} />;";
    expect(findings(code, documented)).toEqual([
      ['Dialog.PaperProps', 'deprecated', '6.5.0', expect.stringContaining('slotProps')],
    ]);
    expect(findings(code)).toEqual([
      ['Dialog.PaperProps', 'removed', '9.0.0', expect.stringContaining('slotProps')],
    ]);
    expect(findings(code, next, '9.5.0')).toEqual([]);
  });

  it('finds removed props that a component inherited', () => {
    const code =
      "import { Menu, Link } from '@mui/material';\nexport const a = [<Menu disableEscapeKeyDown />, <Menu BackdropProps={{}} />, <Link paragraph />];";
    expect(findings(code).map(([name, change]) => [name, change])).toEqual([
      ['Menu.disableEscapeKeyDown', 'removed'],
      ['Menu.BackdropProps', 'removed'],
      ['Link.paragraph', 'removed'],
    ]);
    expect(findings(code, documented).map(([name]) => name)).not.toContain(
      'Menu.disableEscapeKeyDown',
    );
  });

  it('finds style props that the release no longer accepts, but not props of the component', () => {
    const code =
      'import { Box, Typography } from \'@mui/material\';\nexport const a = [<Box mt={2} />, <Typography color="primary" />];';
    expect(findings(code)).toEqual([['Box.mt', 'removed', '9.0.0', 'sx={{ mt: 2 }}']]);
    expect(findings(code, documented)).toEqual([
      ['Box.mt', 'deprecated', '6.0.0', 'sx={{ mt: 2 }}'],
    ]);
  });

  it('finds removed components, exports and fields of hooks', () => {
    const code = `import { GridLegacy, StepperContext, gridLegacyClasses, useAutocomplete } from '@mui/material';
export const a = [<GridLegacy />, StepperContext, gridLegacyClasses];
export const useTags = () => { const { getTagProps } = useAutocomplete({ options: [] }); return getTagProps; };`;
    const found = findings(code).map(([name, change, version]) => [name, change, version]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['GridLegacy', 'removed', '9.0.0'],
        ['StepperContext', 'removed', '9.0.0'],
        ['gridLegacyClasses', 'removed', '9.0.0'],
        ['getTagProps', 'removed', '9.0.0'],
      ]),
    );
    expect(findings(code, documented).map(([name]) => name)).not.toContain('StepperContext');
  });

  // If it fails, run `npm run upgrade:rules`, and review what changes.
  it.each([documented, next])('the package has the present rules to $to', (rules) => {
    const file = `packages/upgrade-engine/rules/${parseInt(rules.to, 10)}.json`;
    expect(JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(rules)),
    );
  });
});
