import { loadUpgradeRules } from '../../plugins/upgrade-check/load-rules';
import { checkCode, refusalOf } from './core';

const data = loadUpgradeRules(process.cwd());
const check = (code: string, file = 'App.tsx') => checkCode({ file, code }, data);
const found = (code: string, file?: string) =>
  check(code, file).findings.map(({ line, kind, name, change, replacement }) =>
    [line, kind, name, change, replacement].filter(Boolean).join(' '),
  );

it.each([
  ["import Grid from '@mui/material/Grid2';", '1 component Grid2 renamed Grid'],
  ["import { Hidden as H } from '@mui/material';", '1 component Hidden removed'],
  [
    "import { createMuiTheme } from '@mui/material/styles';",
    '1 import createMuiTheme removed createTheme',
  ],
  ["import B from '@mui/material/Button/Button';", '1 import @mui/material/Button/Button removed'],
  [
    "import * as M from '@mui/material';\n<M.Dialog PaperProps={{}} />;",
    '2 prop Dialog.PaperProps deprecated slotProps.paper',
  ],
  [
    "import D from '@mui/material/Dialog';\nconst E = styled(D)({});\n<E onBackdropClick={f} />;",
    '3 prop Dialog.onBackdropClick removed onClose',
  ],
  [
    "import Tabs from '@mui/material/Tabs';\n<Tabs slots={{ StartScrollButtonIcon: A }} />;",
    '2 slot Tabs.slots.StartScrollButtonIcon deprecated slots.startScrollButtonIcon',
  ],
  [
    "const sx = {\n  '& .MuiAlert-filledError': {} };",
    '2 class MuiAlert-filledError deprecated .MuiAlert-filled.MuiAlert-colorError',
  ],
  [
    "import Alert from '@mui/material/Alert';\n<Alert classes={{ filledError: 'a' }} />;",
    '2 class Alert.classes.filledError deprecated .MuiAlert-filled.MuiAlert-colorError',
  ],
  [
    'createTheme({ components: { MuiGrid2: { defaultProps: {} } } });',
    '1 theme key MuiGrid2 renamed MuiGrid',
  ],
  [
    'const c = { MuiDialog: {\n defaultProps: { PaperProps: {} } } };',
    '2 prop Dialog.PaperProps deprecated slotProps.paper',
  ],
  [
    'const c = { MuiAlert: {\n styleOverrides: { filledError: {} } } };',
    '2 class Alert.styleOverrides.filledError deprecated .MuiAlert-filled.MuiAlert-colorError',
  ],
  [
    'const c = { MuiDialog: {\n variants: [{ props: { PaperProps: 1 } }] } };',
    '2 prop Dialog.PaperProps deprecated slotProps.paper',
  ],
])('finds the change in %s', (code, finding) => {
  expect(found(code)).toEqual([finding]);
});

it('reports a syntax error and checks the other statements', () => {
  const { errors, findings } = check(
    "import Hidden from '@mui/material/Hidden';\nconst a = {;\nimport Grid from '@mui/material/Grid2';",
  );
  expect(errors.map(({ line }) => line)).toEqual([2]);
  expect(findings.map(({ line }) => line)).toEqual([1, 3]);
});

it('says what it cannot know', () => {
  const { unknown, findings } = check(
    "import Dialog from '@mui/material/Dialog';\n<Dialog {...props} />;\nexport * from '@mui/material';",
  );
  expect(findings).toEqual([]);
  expect(unknown.map(({ line }) => line)).toEqual([2, 3]);
});

it('recognizes code without Material UI', () => {
  expect(check('export const Dialog = () => <Grid item />;')).toMatchObject({
    usesLibrary: false,
    findings: [],
  });
});

it('checks stylesheets and refuses other, huge and binary files', () => {
  expect(found('\n.MuiAlert-filledError {}', 'a.css')).toHaveLength(1);
  expect(refusalOf('a.png', 1)).toContain('neither');
  expect(refusalOf('a.ts', 5_000_000)).toContain('5.0 MB');
  expect(refusalOf('a.ts', 3, 'a\0b')).toContain('binary');
  expect(refusalOf('a.ts', 3, 'a')).toBeUndefined();
});
