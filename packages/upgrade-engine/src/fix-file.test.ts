import { checkFile, fixFile } from '.';
import { fixFinding } from './fix-file';
import { TO_7 as data, TO_9 } from './testing/rules';

function fix(code: string, rules?: string[], file = 'App.tsx') {
  const source = { file, code };
  return fixFile(source, checkFile(source, data).findings, data, { rules });
}

const DIALOG = "import Dialog, { DialogProps } from '@mui/material/Dialog';\n";
const ALL =
  "import { Autocomplete, Box, Button, Divider, Drawer, Grid, TextField, Typography, drawerClasses } from '@mui/material';\n";

it.each([
  ['<Dialog PaperProps={{ id }} />;', '<Dialog slotProps={{ paper: { id } }} />;'],
  [
    '<Dialog PaperProps={{ id }} TransitionProps={t} slotProps={{ root: r }} />;',
    '<Dialog slotProps={{ root: r, paper: { id }, transition: t }} />;',
  ],
  [
    '<Dialog PaperProps={{ id }} slotProps={{ paper: { sx } }} />;',
    '<Dialog slotProps={{ paper: { id, sx } }} />;',
  ],
  [
    '<Dialog PaperProps={{ id: 1 }} slotProps={{ paper: { id: 2 } }} />;',
    '<Dialog slotProps={{ paper: { ...{ id: 1 }, ...{ id: 2 } } }} />;',
  ],
  ['<Dialog TransitionComponent={T} />;', '<Dialog slots={{ transition: T }} />;'],
  [
    '<Dialog TransitionComponent={T} slots={{ transition: U }} />;',
    '<Dialog slots={{ transition: U }} />;',
  ],
  ['<Dialog components={{ Root: R }} />;', '<Dialog slots={{ root: R }} />;'],
  [
    '<Dialog componentsProps={{ root: r }} slotProps={{ paper }} />;',
    '<Dialog slotProps={{ paper, root: r }} />;',
  ],
  [
    '<Dialog\n  // why\n  PaperProps={{\n    id, // which\n  }}\n/>;',
    '<Dialog\n  // why\n  slotProps={{\n    paper: {\n      id, // which\n    },\n  }}\n/>;',
  ],
  [
    'const a: Partial<DialogProps> = { PaperProps: {}, open };',
    'const a: Partial<DialogProps> = { slotProps: { paper: {} }, open };',
  ],
  [
    'const A = (props: DialogProps) => <Dialog {...props} PaperProps={{}} />;',
    'const A = (props: DialogProps) => <Dialog {...props} slotProps={{ paper: {}, ...props.slotProps }} />;',
  ],
])('moves a prop in %s', (before, after) => {
  const { source, left } = fix(DIALOG + before);
  expect(source).toBe(DIALOG + after);
  expect(left).toEqual([]);
});

it.each([
  ['<Box p={2} sx={{ m: 1 }} pt={x} />;', '<Box sx={{ p: 2, pt: x, m: 1 }} />;'],
  ['<Box p={2} sx={{ p: 1 }} />;', '<Box sx={{ p: 1 }} />;'],
  [
    '<Typography color={theme.palette.text.secondary} />;',
    '<Typography sx={{ color: theme.palette.text.secondary }} />;',
  ],
  ['<Box p={2} sx={s} />;', '<Box sx={[{ p: 2 }, ...(Array.isArray(s) ? s : [s])]} />;'],
  ['<Typography color="text.secondary" />;', `<Typography sx={{ color: 'text.secondary' }} />;`],
  ['<Grid item xs={12} md={6} />;', '<Grid size={{ xs: 12, md: 6 }} />;'],
  ['<Grid item xs />;', '<Grid size="grow" />;'],
  [
    '<Typography variant="h4" paragraph />;',
    `<Typography variant="h4" component="p" sx={{ marginBottom: '16px' }} />;`,
  ],
  ['<Divider light />;', '<Divider sx={{ opacity: 0.6 }} />;'],
  ['<Divider light={false} />;', '<Divider />;'],
  [
    '<TextField inputProps={{ min: 1 }} InputProps={i} />;',
    '<TextField slotProps={{ htmlInput: { min: 1 }, input: i }} />;',
  ],
  [
    '<Autocomplete renderInput={(params) => <TextField {...params} InputProps={{ ...params.InputProps }} />} />;',
    '<Autocomplete renderInput={(params) => <TextField {...params} slotProps={{ input: { ...params.InputProps } }} />} />;',
  ],
])('rewrites %s', (before, after) => {
  expect(fix(ALL + before).source).toBe(ALL + after);
});

it.each([
  [
    'puts a property into an object that has several lines',
    "<Box\n    alignItems='center'\n    flexGrow={1}\n    sx={{\n        p: 1\n    }}\n/>;",
    "<Box\n    sx={{\n        alignItems: 'center',\n        flexGrow: 1,\n        p: 1\n    }}\n/>;",
  ],
  [
    'indents a value that gets a place in another object',
    '<TextField\n  inputProps={{ min }}\n  InputProps={{\n    id,\n    sx: {\n      p,\n    },\n  }}\n/>;',
    '<TextField\n  slotProps={{\n    htmlInput: { min },\n    input: {\n      id,\n      sx: {\n        p,\n      },\n    },\n  }}\n/>;',
  ],
  [
    'keeps the lines of a template',
    '<TextField\n  InputProps={{\n    a: `\n  b`,\n  }}\n/>;',
    '<TextField\n  slotProps={{\n    input: {\n    a: `\n  b`,\n  },\n  }}\n/>;',
  ],
  [
    'breaks an object that is too long for a line',
    `<Box\n  alignItems="center"\n  color="${'a'.repeat(99)}"\n  width={1}\n/>;`,
    `<Box\n  sx={{\n    alignItems: 'center',\n    color: '${'a'.repeat(99)}',\n    width: 1\n  }}\n/>;`,
  ],
  [
    'leaves other objects of the line',
    '<Drawer a={{ b,\n  c }} PaperProps={p} />;',
    '<Drawer a={{ b,\n  c }} slotProps={{ paper: p }} />;',
  ],
])('%s', (_title, before, after) => {
  expect(fix(ALL + before).source).toBe(ALL + after);
});

it.each([
  [
    "<Drawer sx={{ '& .MuiDrawer-paperAnchorLeft': {} }} />;",
    "<Drawer sx={{ '&.MuiDrawer-anchorLeft > .MuiDrawer-paper': {} }} />;",
  ],
  [
    "<Box sx={{ '& .MuiDrawer-paperAnchorLeft:hover': {} }} />;",
    "<Box sx={{ '& .MuiDrawer-anchorLeft > .MuiDrawer-paper:hover': {} }} />;",
  ],
  [
    "const s = { '& .MuiDrawer-paperAnchorLeft': {} };",
    "const s = { '& :is(.MuiDrawer-anchorLeft > .MuiDrawer-paper)': {} };",
  ],
  [
    'const D = styled(Drawer)`& .${drawerClasses.paperAnchorLeft} { color: red }`;',
    'const D = styled(Drawer)`&.${drawerClasses.anchorLeft} > .${drawerClasses.paper} { color: red }`;',
  ],
  [
    'const c = { MuiDrawer: { styleOverrides: { paperAnchorLeft: { a: 1 } } } };',
    "const c = { MuiDrawer: { styleOverrides: { root: { '&.MuiDrawer-anchorLeft > .MuiDrawer-paper': { a: 1 } } } } };",
  ],
  ["const a = '.MuiButton-textPrimary';", "const a = '.MuiButton-text.MuiButton-colorPrimary';"],
])('rewrites the class in %s', (before, after) => {
  expect(fix(ALL + before).source).toBe(ALL + after);
});

it.each([
  ['.a .MuiChip-labelSmall,\n.b { }', '.a .MuiChip-sizeSmall > .MuiChip-label,\n.b { }'],
  [
    '.a { } // {\n@media print { .MuiChip-labelSmall { } }',
    '.a { } // {\n@media print { .MuiChip-sizeSmall > .MuiChip-label { } }',
  ],
  [
    '.MuiChip-root { .MuiChip-labelSmall { } }',
    '.MuiChip-root { :is(.MuiChip-sizeSmall > .MuiChip-label) { } }',
  ],
  [
    '.a .MuiChip-label { &.MuiChip-labelSmall { } }',
    '.a .MuiChip-label { &:is(.MuiChip-sizeSmall > .MuiChip-label) { } }',
  ],
  ['.a:not(.MuiChip-labelSmall) { }', '.a:not(:is(.MuiChip-sizeSmall > .MuiChip-label)) { }'],
])('rewrites the selectors of the style sheet %s', (before, after) => {
  expect(fix(before, undefined, 'a.scss').source).toBe(after);
});

it.each([
  [
    "import createMuiTheme from '@mui/material/styles/createTheme';",
    "import { createTheme as createMuiTheme } from '@mui/material/styles';",
  ],
  ["import B from '@mui/material/Button/Button';", "import B from '@mui/material/Button';"],
  [
    "declare module '@mui/material/styles/createPalette' {}",
    "declare module '@mui/material/styles' {}",
  ],
  [
    "import { Alert, Masonry } from '@mui/lab';",
    "import { Masonry } from '@mui/lab';\nimport { Alert } from '@mui/material';",
  ],
  ["import { Grid2 } from '@mui/material';", "import { Grid as Grid2 } from '@mui/material';"],
  ["import Grid from '@mui/material/Unstable_Grid2';", "import Grid from '@mui/material/Grid';"],
  [
    "import ListItem from '@mui/material/ListItem';\n<ListItem button />;",
    "import ListItemButton from '@mui/material/ListItemButton';\n<ListItemButton />;",
  ],
  [
    "import { ListItem } from '@mui/material';\n<><ListItem button>a</ListItem><ListItem /></>;",
    "import { ListItem, ListItemButton } from '@mui/material';\n<><ListItemButton>a</ListItemButton><ListItem /></>;",
  ],
])('rewrites the import in %s', (before, after) => {
  expect(fix(before).source).toBe(after);
});

it.each([
  // The spread props may have `slotProps`, which the new prop would replace.
  'const A = (props: Own) => <Dialog {...props} PaperProps={{}} />;',
  // A function can't be joined with an object.
  '<Dialog PaperProps={{}} slotProps={{ paper: () => ({}) }} />;',
  // Another place may read `PaperProps`.
  'export const shared: DialogProps = { PaperProps: {} };',
  'const { PaperProps } = props as DialogProps;\nconst a: DialogProps = { ...b, ["c"]: 1, PaperProps() {} };',
  // The part of the file with the error can't be edited by its offsets.
  '<Dialog PaperProps={{}} />;\nconst = 1;',
])('leaves %s', (code) => {
  const { source, fixed, left } = fix(DIALOG + code);
  expect(source).toBe(DIALOG + code);
  expect(fixed).toEqual([]);
  expect(left).not.toEqual([]);
});

it('only rewrites the selected rules', () => {
  const code = `${DIALOG}<Dialog PaperProps={{}} TransitionComponent={T} />;`;
  expect(fix(code, ['Dialog.PaperProps']).source).toContain('TransitionComponent={T}');
  expect(fix(code, ['deprecations/dialog-props']).source).not.toContain('TransitionComponent');
  expect(fix(code, ['deprecations/chip-props'])).toMatchObject({
    source: code,
    fixed: [],
    left: [],
  });
});

it('finds nothing of a rule after rewriting it, and changes nothing the second time', () => {
  const code = `${ALL}<Box p={1}><Grid item xs={6}><TextField InputProps={{ endAdornment: <Box m={1} /> }} /></Grid></Box>;`;
  const { source, fixed } = fix(code);
  expect(checkFile({ file: 'App.tsx', code: source }, data).findings).toEqual([]);
  expect(fixed.map(({ name }) => name).sort()).toEqual([
    'Box.m',
    'Box.p',
    'Grid.item',
    'Grid.xs',
    'TextField.InputProps',
  ]);
  expect(fix(source)).toEqual({ source, fixed: [], left: [] });
});

describe('one finding', () => {
  const code = `${ALL}<Box p={2} m={1} />;\n<Divider light />;\n<Divider light />;\n`;
  const report = checkFile({ file: 'App.tsx', code }, data);

  it('is rewritten with those of the same fix, and no others', () => {
    const divider = report.findings.findLast(({ name }) => name === 'Divider.light')!;
    const one = fixFinding({ file: 'App.tsx', code }, report, divider, data);
    expect(one?.source).toBe(
      code.replace(/<Divider light \/>;\n$/, '<Divider sx={{ opacity: 0.6 }} />;\n'),
    );
    expect(one?.report.findings).toHaveLength(report.findings.length - 1);
    const box = report.findings.find(({ name }) => name === 'Box.m')!;
    expect(fixFinding({ file: 'App.tsx', code }, report, box, data)?.source).toContain(
      '<Box sx={{ p: 2, m: 1 }} />',
    );
  });

  it('is left if it has no fix, or if the code is not better afterwards', () => {
    const [first] = report.findings;
    const fix = { edits: [{ start: 0, end: 0, text: '(' }], start: 0, end: 0 };
    for (const finding of [
      { ...first!, fix: undefined },
      { ...first!, fix },
    ]) {
      const findings = [finding];
      expect(
        fixFinding({ file: 'App.tsx', code }, { ...report, findings }, finding, data),
      ).toBeUndefined();
    }
  });
});

it('rewrites all but one of many findings in few checks', () => {
  const code = `${ALL}${'<Divider light />;\n'.repeat(64)}<Divider light key />;\n`;
  const { findings } = checkFile({ file: 'App.tsx', code }, data);
  const bad = findings.at(-1)!;
  const fix = { ...bad.fix!, edits: [{ ...bad.fix!.edits[0]!, text: '{' }] };
  const { source } = fixFile(
    { file: 'App.tsx', code },
    [...findings.slice(0, -1), { ...bad, fix }],
    data,
  );
  expect(source).not.toContain('light');
});

it('ends new lines like the others', () => {
  const code =
    "import { Alert, TabPanel } from '@mui/lab';\r\nexport const a = [Alert, TabPanel];\r\n";
  const { source } = fix(code);
  expect(source.split('\n')).toHaveLength(4);
  expect(source.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
});

it('rewrites JavaScript with Flow', () => {
  const flow =
    "/* @flow */\nimport { Dialog } from '@mui/material';\nimport typeof D from './d';\ntype P = {| a: ?string |};\n";
  const { source } = fix(`${flow}<Dialog PaperProps={{}} />;\n`, undefined, 'a.js');
  expect(source).toBe(`${flow}<Dialog slotProps={{ paper: {} }} />;\n`);
});

describe('the parameters of renderInput', () => {
  const to9 = (code: string) => {
    const source = { file: 'App.tsx', code: ALL + code };
    const { source: fixed, left } = fixFile(source, checkFile(source, TO_9).findings, TO_9, {});
    return { fixed: fixed.slice(ALL.length), left: left.map(({ name }) => name) };
  };

  it.each([
    [
      '<TextField {...params} InputProps={{ ...params.InputProps, endAdornment }} />',
      '<TextField {...params} slotProps={{ ...params.slotProps, input: { ...params.slotProps.input, endAdornment } }} />',
    ],
    [
      '<TextField {...params} slotProps={{ htmlInput: { ...params.inputProps, type } }} />',
      '<TextField {...params} slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, type } }} />',
    ],
    [
      '<TextField {...params} slotProps={own} />',
      '<TextField {...params} slotProps={{ ...params.slotProps, ...own }} />',
    ],
    [
      '<TextField {...params} InputProps={{ ...params.InputProps, endAdornment }} InputLabelProps={{ shrink }} />',
      '<TextField {...params} slotProps={{ ...params.slotProps, inputLabel: { shrink }, input: { ...params.slotProps.input, endAdornment } }} />',
    ],
    [
      '<TextField {...params} InputProps={i} slotProps={{ ...own, ...params.slotProps, ...more }} />',
      '<TextField {...params} slotProps={{ ...own, ...params.slotProps, input: i, ...more }} />',
    ],
    [
      '<i ref={params.InputProps.ref} {...params.inputProps} id={params.InputLabelProps?.id} />',
      '<i ref={params.slotProps.input.ref} {...params.slotProps.htmlInput} id={params.slotProps.inputLabel?.id} />',
    ],
    ['<TextField {...params} label="City" />', '<TextField {...params} label="City" />'],
  ])('are rewritten for version 9 in %s', (before, after) => {
    const element = (input: string) => `<Autocomplete renderInput={(params) => ${input}} />;`;
    expect(to9(element(before))).toEqual({ fixed: element(after), left: [] });
  });

  it.each([
    '<Autocomplete renderInput={({ inputProps, ...params }) => <i {...inputProps} />} />;',
    '<Autocomplete renderInput={(params) => { const { inputProps } = params; return <i {...inputProps} />; }} />;',
    "type A = AutocompleteRenderInputParams['inputProps'];",
    'const input = ({ inputProps }: AutocompleteRenderInputParams) => <i {...inputProps} />;',
  ])('are found in %s', (code) => {
    const source = `import { Autocomplete, AutocompleteRenderInputParams } from '@mui/material';\n${code}`;
    const names = (rules: typeof TO_9) =>
      checkFile({ file: 'App.tsx', code: source }, rules).findings.map(({ name }) => name);
    expect(names(TO_9)).toEqual(['AutocompleteRenderInputParams.inputProps']);
    expect(names(data)).toEqual([]);
  });

  it('are left alone in other components', () => {
    const code =
      '<DatePicker renderInput={(params) => <TextField {...params} slotProps={own} />} />;';
    expect(to9(code)).toEqual({ fixed: code, left: [] });
  });

  it('keep their priority over earlier props', () => {
    const code =
      '<Autocomplete renderInput={(params) => <TextField InputProps={{ id }} {...params} />} />;';
    expect(fix(ALL + code).left.map(({ name }) => name)).toEqual(['TextField.InputProps']);
  });
});

it.each([
  [
    "import LoadingButton from '@mui/lab/LoadingButton';",
    "import LoadingButton from '@mui/material/Button';",
  ],
  [
    "import { LoadingButton } from '@mui/lab';",
    "import { Button as LoadingButton } from '@mui/material';",
  ],
  [
    "import { LoadingButton, TabList } from '@mui/lab';",
    "import { TabList } from '@mui/lab';\nimport { Button as LoadingButton } from '@mui/material';",
  ],
  [
    "import Grid2 from '@mui/material/Unstable_Grid2/Grid2';",
    "import Grid2 from '@mui/material/Grid';",
  ],
  [
    "import { Grid2Props } from '@mui/material/Unstable_Grid2/Grid2';",
    "import { GridProps as Grid2Props } from '@mui/material/Grid';",
  ],
])('changes %s', (before, after) => {
  expect(fix(before)).toMatchObject({ source: after, left: [] });
});

it.each([
  ['xs={isWide ? 6 : "auto"}', true],
  ['xs={total - 1}', true],
  ['xs={isWide}', false],
  ['xs={isWide ? true : 6}', false],
])('rewrites a width that is never `true`: %s', (prop, isFixed) => {
  const { left } = fix(`${ALL}<Grid ${prop} />;`);
  expect(left.length === 0).toBe(isFixed);
});
