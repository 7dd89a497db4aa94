import { checkCode } from './check-code';
import { checkFile, refusalOf } from '.';
import { TO_7 as data } from './testing/rules';

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
  [
    "import S from '@mui/material/StyledEngineProvider';",
    '1 import @mui/material/StyledEngineProvider removed',
  ],
  [
    "import B from '@mui/material/Button/Button';",
    "1 import @mui/material/Button/Button removed import B from '@mui/material/Button'",
  ],
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
    '2 class Alert.classes.filledError deprecated',
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
    '2 class Alert.styleOverrides.filledError deprecated',
  ],
  [
    'const c = { MuiDialog: {\n variants: [{ props: { PaperProps: 1 } }] } };',
    '2 prop Dialog.PaperProps deprecated slotProps.paper',
  ],
  [
    "import SpeedDialAction from '@mui/material/SpeedDialAction';\n<SpeedDialAction slots={{ popper: A }} />;",
    '2 slot SpeedDialAction.slots.popper removed',
  ],
  [
    "import ListItem from '@mui/material/ListItem';\n<ListItem classes={{ selected: 'a' }} />;",
    '2 class ListItem.classes.selected removed',
  ],
])('finds the change in %s', (code, finding) => {
  expect(found(code)).toEqual([finding]);
});

it.each([
  ["import { Alert } from '@mui/lab';", '1 import Alert of @mui/lab removed @mui/material/Alert'],
  [
    "import Skeleton from '@mui/lab/Skeleton';",
    '1 import Skeleton of @mui/lab removed @mui/material/Skeleton',
  ],
  ["import Grid from '@mui/material/Grid';\n<Grid\n  item\n/>;", '3 prop Grid.item removed'],
  [
    "import { grid2Classes } from '@mui/material/Grid2';",
    '1 import grid2Classes renamed gridClasses',
  ],
  [
    "import Dialog from '@mui/material/Dialog';\ncreateElement(Dialog, { PaperProps: {} });",
    '2 prop Dialog.PaperProps deprecated slotProps.paper',
  ],
  [
    "import type { DialogProps } from '@mui/material/Dialog';\nconst a: DialogProps = { PaperProps: {} };",
    '2 prop Dialog.PaperProps deprecated slotProps.paper',
  ],
  ["const { Hidden } = require('@mui/material');", '1 component Hidden removed'],
  ["export { Hidden } from '@mui/material';", '1 component Hidden removed'],
  [
    "import { alertClasses as a } from '@mui/material/Alert';\nconst b = a.filledError;",
    '2 class alertClasses.filledError deprecated',
  ],
])('also finds %s', (code, finding) => {
  expect(found(code)).toEqual([finding]);
});

it('gives advice where there is no replacement to copy', () => {
  const [hidden, item, divider] = check(
    "import { Divider, Grid, Hidden } from '@mui/material';\n<Grid item />;\n<Divider classes={{ light: 'a' }} />;",
  ).findings;
  expect(hidden!.advice).toContain('`useMediaQuery`');
  expect(item!.advice).toMatch(/^Remove it/);
  expect(divider!.advice).toBe('Use `sx={{ opacity: 0.6 }}`.');
});

it('does not report classes that other components still have, or that have another name', () => {
  const classes = "<FilledInput classes={{ multiline: 'a' }} />;";
  expect(found(`import FilledInput from '@mui/material/FilledInput';\n${classes}`)).toEqual([]);
  expect(
    found('.Mui-selected, .Mui-disabled, .MuiInputBase-multiline { color: red }', 'a.css'),
  ).toEqual([]);
});

it('dates a deprecation by the first described release that has it', () => {
  const [backdrop, paper] = check(
    "import { Dialog, Modal } from '@mui/material';\n<Modal BackdropComponent={A} />;\n<Dialog PaperProps={{}} />;",
  ).findings;
  expect([backdrop!.version, paper!.version]).toEqual(['5.18.0', '6.5.0']);
});

it('does not report APIs of the same name in other packages', () => {
  expect(
    found(
      "import { Alert, Hidden } from './own';\nimport { Grid } from '@other/ui';\n<><Hidden /><Grid item /><Alert classes={{ filledError: 'a' }} /></>;",
    ),
  ).toEqual([]);
});

it('shows the line of code, cut if it is long', () => {
  const long = `import Hidden from '@mui/material/Hidden'; // ${'a'.repeat(500)}`;
  const { findings } = check(`  import Grid from '@mui/material/Grid2';\n${long}`);
  expect(findings[0]!.code).toBe("import Grid from '@mui/material/Grid2';");
  expect(findings[1]!.code).toMatch(/^import Hidden .*a…$/);
  expect(findings[1]!.code.length).toBeLessThan(200);
});

it('leaves out what was renamed or removed until a version, but not what is deprecated', () => {
  const code =
    "import { Dialog, Grid2, Hidden } from '@mui/material';\n<><Dialog PaperProps={{}} onBackdropClick={f} /><Grid2 disableEqualOverflow /></>;";
  const names = (from?: string) =>
    checkCode({ file: 'a.tsx', code }, data, from).findings.map(({ name }) => name);
  expect(names()).toEqual([
    'Grid2',
    'Hidden',
    'Dialog.PaperProps',
    'Dialog.onBackdropClick',
    'Grid2.disableEqualOverflow',
  ]);
  expect(names('6')).not.toContain('Grid2.disableEqualOverflow');
  expect(names('6')).toEqual(expect.arrayContaining(['Grid2', 'Hidden', 'Dialog.PaperProps']));
  expect(names('7.3.2')).toEqual(['Dialog.PaperProps']);
});

it('reports a syntax error and checks the other statements', () => {
  const { errors, findings } = check(
    "import Hidden from '@mui/material/Hidden';\nconst a = {;\nimport Grid from '@mui/material/Grid2';\nconst = ;\ncreateTheme({ components: { MuiGrid2: { defaultProps: {} } } });",
  );
  expect(errors.map(({ line }) => line)).toEqual([2, 4]);
  expect(findings.map(({ line }) => line)).toEqual([1, 3, 5]);
});

it('accepts several files in one text', () => {
  const { errors } = check(
    'export default function A() {}\nconst a = 1;\nexport default function B() {}\nconst a = 2;',
  );
  expect(errors).toEqual([]);
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

it('checks 10,000 lines, also with a syntax error in them', () => {
  const line = (index: number) =>
    index % 10 === 0
      ? `export const A${index} = () => <Dialog PaperProps={{ elevation: ${index} }} />;`
      : `export const a${index} = { key: [${index}, 'MuiButton-root'] };`;
  const lines = ["import Dialog from '@mui/material/Dialog';"];
  for (let index = 1; index < 10_000; index += 1) {
    lines.push(line(index));
  }
  const { findings } = check(lines.join('\n'));
  expect(findings).toHaveLength(999);
  expect(findings.at(-1)).toMatchObject({ line: 9991, code: lines[9990] });
  lines[5000] = 'const = ;';
  const broken = check(lines.join('\n'));
  expect(broken.errors).toMatchObject([{ line: 5001, code: 'const = ;' }]);
  expect(broken.findings).toHaveLength(998);
  // Takes about 2 s, or much longer on a busy machine.
}, 60_000);

it('reads each line of a large stylesheet once', () => {
  const css = '.MuiAlert-filledError { color: red; }\n'.repeat(10_000);
  const { findings } = check(css, 'a.css');
  expect(findings).toHaveLength(10_000);
  expect(findings.at(-1)!.line).toBe(10_000);
});

it('reads large arrays and explains nesting that is too deep', () => {
  expect(check(`const a = [${'1,'.repeat(150_000)}];`, 'a.js').errors).toEqual([]);
  const { refused, errors } = checkFile(
    { file: 'a.js', code: `let a;\nconst b = ${'(['.repeat(10_000)}` },
    data,
  );
  expect(refused).toBeUndefined();
  expect(errors).toMatchObject([{ line: 2, text: 'The code is nested too deeply to be read.' }]);
}, 60_000);

it('checks stylesheets and refuses other, huge and binary files', () => {
  expect(found('\n.MuiAlert-filledError {}', 'a.css')).toHaveLength(1);
  expect(refusalOf('a.png', 1)).toContain('neither');
  expect(refusalOf('a.ts', 5_000_000)).toContain('5.0 MB');
  expect(refusalOf('a.ts', 3, 'a\0b')).toContain('binary');
  expect(refusalOf('a.ts', 3, 'a')).toBeUndefined();
  expect(checkFile({ file: 'a.ts', code: 'a\0' }, data).refused).toContain('binary');
});
