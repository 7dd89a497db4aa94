import { checkCode } from './check-code';
import { TO_7 as data } from './testing/rules';

const check = (code: string) => checkCode({ file: 'App.tsx', code }, data);
const names = (code: string) => check(code).findings.map(({ name }) => name);

it.each([
  ["import { experimental_extendTheme } from '@mui/material/styles';", 'experimental_extendTheme'],
  ["import { useIsFocusVisible } from '@mui/material/utils';", 'useIsFocusVisible'],
  ["import useTouchRipple from '@mui/material/useTouchRipple';", '@mui/material/useTouchRipple'],
  ["import { getGrid2UtilityClass } from '@mui/material/Grid2';", 'getGrid2UtilityClass'],
  ["import { createUseThemeProps } from '@mui/material/zero-styled';", 'createUseThemeProps'],
  ["import { adaptV4Theme } from '@mui/material';", 'adaptV4Theme'],
  ["import { CssVarsProvider } from '@mui/material/styles';", 'CssVarsProvider'],
  ["import { DatePicker } from '@mui/lab';", 'DatePicker of @mui/lab'],
  ["import DatePicker from '@mui/lab/DatePicker';", 'DatePicker of @mui/lab'],
  ["declare module '@mui/material/styles/createPalette' {}", '@mui/material/styles/createPalette'],
  ["type A = import('@mui/material/Dialog/Dialog').DialogProps;", '@mui/material/Dialog/Dialog'],
  ["jest.mock('@mui/material/Hidden');", '@mui/material/Hidden'],
  ["import { Grid2 as G } from '@mui/material';\nconst a = '.MuiGrid2-root';", 'MuiGrid2-root'],
])('finds what the package no longer exports in %s', (code, name) => {
  expect(names(code)).toContain(name);
});

it('finds the props of an unstable component by its later name', () => {
  expect(
    names("import Grid from '@mui/material/Unstable_Grid2';\n<Grid xs={6} md={4} xsOffset={1} />;"),
  ).toEqual(['Unstable_Grid2', 'Grid2.xs', 'Grid2.md', 'Grid2.xsOffset']);
});

const IMPORT =
  "import * as Mui from '@mui/material';\nimport { Dialog, DialogProps, Select, TextField } from '@mui/material';\n";

it.each([
  '<Select MenuProps={{ PaperProps: {} }} />',
  '<TextField slotProps={{ select: { MenuProps: { PaperProps: {} } } }} />',
  'const t = { MuiDialog: { defaultProps: { PaperProps: {} } } satisfies X };',
  'const MuiDialog = { defaultProps: { PaperProps: {} } } as X; const t = { MuiDialog };',
  'theme.components.MuiDialog = { defaultProps: { PaperProps: {} } };',
  'theme.components!.MuiDialog!.defaultProps = { PaperProps: {} };',
  'theme.components.MuiDialog.defaultProps.PaperProps = {};',
  'const a: Partial<DialogProps> = { PaperProps: {} };',
  'const a = { PaperProps: {} } satisfies DialogProps;',
  'const a = { PaperProps: {} } as DialogProps;',
  'function A(props: DialogProps) { const { PaperProps } = props; }',
  'function A({ PaperProps }: DialogProps) {}',
  'interface Own extends DialogProps {} const A = ({ PaperProps }: Own) => null;',
  'function A(props: DialogProps) { return props.PaperProps; }',
  'function A({ open, ...props }: DialogProps) { return props.PaperProps; }',
  'const A = forwardRef<HTMLDivElement, DialogProps>((props, ref) => props.PaperProps);',
  'const A = React.forwardRef<HTMLDivElement, DialogProps>(({ open, ...props }) => props.PaperProps);',
  'const make = (): DialogProps => ({ PaperProps: {} });',
  'useState<DialogProps>({ PaperProps: {} });',
  "type A = DialogProps['PaperProps'];",
  "type A = Omit<DialogProps, 'PaperProps' | 'open'>;",
  'const A = React.memo(Dialog); <A PaperProps={{}} />',
  'const A = Mui.styled(Dialog)({}); <A PaperProps={{}} />',
  'const { Dialog: A } = Mui; <A PaperProps={{}} />',
  '<Dialog {...{ PaperProps: {} }} />',
  'const own = { PaperProps: {} }; <Dialog {...own} />',
  '<Dialog {...(isOpen && { PaperProps: {} })} />',
  'Dialog.defaultProps = { PaperProps: {} };',
  'cloneElement(<Dialog />, { PaperProps: {} });',
])('finds the prop in %s', (code) => {
  expect(check(IMPORT + code).findings.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^(?:Dialog|Menu)\.PaperProps$/),
  ]);
});

it.each([
  'const { getTagProps, focusedTag } = Mui.useAutocomplete({});',
  'const a = Mui.useAutocomplete({}); a.getTagProps({}); a.focusedTag;',
])('finds deprecated fields of a hook in %s', (code) => {
  expect(names(IMPORT + code)).toEqual(['getTagProps', 'focusedTag']);
});

it.each([
  '<Dialog {...unknown} />',
  '<Dialog {...{ ...unknown }} />',
  'const A = withStyles({})(Dialog); <A PaperProps={{}} />',
  'const t = { MuiDialog };',
  "const A = lazy(() => import('@mui/material/Dialog'));",
])('lists %s as a place to check', (code) => {
  const { findings, unknown } = check(IMPORT + code);
  expect(findings).toEqual([]);
  expect(unknown.length).toBeGreaterThan(0);
});

it('finds system props, but not props of the same name', () => {
  const code =
    "import { Box, Stack, Table, Typography } from '@mui/material';\n<><Box p={2} /><Stack direction='row' gap={1} /><Typography color='primary' mb={2} /><Table width='1' /></>;";
  const { findings } = check(code);
  expect(findings.map(({ name, replacement }) => `${name} ${replacement}`)).toEqual([
    'Box.p sx={{ p: 2 }}',
    'Stack.gap sx={{ gap: 1 }}',
    'Typography.mb sx={{ mb: 2 }}',
  ]);
});

it('names the codemod that does the same', () => {
  const [finding] = check(`${IMPORT}<Dialog PaperProps={{}} />`).findings;
  expect(finding!.codemod).toBe('deprecations/dialog-props');
});
