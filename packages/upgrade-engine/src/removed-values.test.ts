import { checkFile } from './check-code';
import { fixTo9 } from './testing/fix-to-9';
import { TO_7, TO_9 } from './testing/rules';

const IMPORT =
  "import { AvatarGroup, Dialog, Grid, InputLabel, Select, SpeedDialAction, Typography } from '@mui/material';\n";
const fix = (code: string) => {
  const { source, left } = fixTo9(IMPORT + code);
  return { source: source.slice(source.indexOf('\n') + 1), left };
};

it.each([
  ['<Grid container direction="column" />;', ['Grid.direction="column"']],
  [
    "<Grid direction={{ xs: 'column', md: a ? 'row' : 'column-reverse' }} />;",
    ['Grid.direction="column"', 'Grid.direction="column-reverse"'],
  ],
  [
    "const way = 'column';\nconst own = { direction: way } satisfies GridProps; <Grid {...own} />;",
    ['Grid.direction="column"'],
  ],
  [
    "<Dialog slotProps={{ transition: { direction: 'up' } }} />;",
    ['Dialog.slots.transition.direction'],
  ],
  ['<Grid justify="center" />;', ['Grid.justify']],
  ['<Dialog disableBackdropClick />;', ['Dialog.disableBackdropClick']],
])('finds what version 9 does not accept in %s', (code, left) => {
  expect(fix(code)).toEqual({ source: code, left });
});

it.each([
  ['<InputLabel size="normal" />;', '<InputLabel size="medium" />;'],
  [
    '<AvatarGroup componentsProps={{ additionalAvatar: { sx } }} />;',
    '<AvatarGroup slotProps={{ surplus: { sx } }} />;',
  ],
  [
    '<SpeedDialAction PopperProps={{ id }} />;',
    '<SpeedDialAction slotProps={{ tooltip: { slotProps: { popper: { id } } } }} />;',
  ],
  ['<Dialog onEnter={start} />;', '<Dialog slotProps={{ transition: { onEnter: start } }} />;'],
  ['<Typography paragraph mb={1} />;', '<Typography sx={{ mb: 1 }} />;'],
  ['<Typography my={1} paragraph />;', '<Typography sx={{ my: 1 }} />;'],
  [
    '<Typography mb={1} sx={open ? { p: 1 } : sx} />;',
    '<Typography sx={[{ mb: 1 }, ...(open ? [{ p: 1 }] : Array.isArray(sx) ? sx : [sx])]} />;',
  ],
  [
    '<Typography paragraph variant="h2" sx={{ p: 1 }} />;',
    `<Typography component="p" variant="h2" sx={{ marginBottom: '16px', p: 1 }} />;`,
  ],
  [
    'const MenuProps = { PaperProps: { id } };\n<Select MenuProps={MenuProps} />;',
    'const MenuProps = { slotProps: { paper: { id } } };\n<Select MenuProps={MenuProps} />;',
  ],
])('rewrites %s', (before, after) => {
  expect(fix(before)).toEqual({ source: after, left: [] });
});

it('rewrites a class nested in one of the same root element', () => {
  const { source, left } = fix(
    "<TextField sx={{ '& .MuiInputBase-inputSizeSmall': { '&.MuiInputBase-inputAdornedStart': {} } }} />;",
  );
  expect(source).toBe(
    "<TextField sx={{ '& .MuiInputBase-sizeSmall > .MuiInputBase-input': { '&:is(.MuiInputBase-adornedStart > .MuiInputBase-input)': {} } }} />;",
  );
  expect(left).toEqual([]);
});

it.each([
  ['<Grid container />;', '5', TO_7, 1],
  ['<Grid container />;', '6', TO_9, 1],
  ['<Grid item />;', undefined, TO_9, 1],
  ['<Grid container />;', '7', TO_9, 0],
  ['<Grid container />;', undefined, TO_9, 0],
] as const)('notes that Grid is another component in %s from %s', (code, from, rules, notes) => {
  const { unknown } = checkFile({ file: 'App.tsx', code: IMPORT + code }, rules, from);
  expect(unknown.filter(({ text }) => text.includes('is what `Grid2` was'))).toHaveLength(notes);
});

it.each(["GridProps['xs']", "Pick<GridProps, 'xs'>"])('finds the key in %s', (type) => {
  const code = `import { GridProps } from '@mui/material/Grid';\ntype A = ${type};`;
  expect(fixTo9(code).left).toEqual(['Grid.xs']);
});

it('removes an import that nothing uses any more, and adds one on a line of its own', () => {
  const code =
    'import {\n  Box,\n  ListItem,\n  ListItemText,\n} from "@mui/material";\n<><ListItem button>a</ListItem><ListItem button>b</ListItem></>;';
  expect(fixTo9(code).source).toBe(
    'import {\n  Box,\n  ListItemButton,\n  ListItemText,\n} from "@mui/material";\n<><ListItemButton>a</ListItemButton><ListItemButton>b</ListItemButton></>;',
  );
});

it('writes strings in the quotes of the file', () => {
  const code = 'import { Typography, Grid } from "@mui/material";\n';
  expect(fixTo9(`${code}<Grid xs md={6}><Typography paragraph /></Grid>;`).source).toBe(
    `${code}<Grid size={{ xs: "grow", md: 6 }}><Typography sx={{ marginBottom: "16px" }} /></Grid>;`,
  );
});

it.each([
  ["component: 'form', onSubmit: save", 1],
  ["component: 'form'", 0],
  ['onSubmit: save', 0],
])('notes handlers of a slot with another component in { %s }', (props, count) => {
  const code = `${IMPORT}<Dialog slotProps={{ paper: { ${props} } }} />;`;
  expect(checkFile({ file: 'App.tsx', code }, TO_9).unknown).toHaveLength(count);
});
