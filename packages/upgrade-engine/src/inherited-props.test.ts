import { checkFile } from './check-code';
import { TO_7, TO_9 } from './testing/rules';

const IMPORT = "import { Box, BoxProps, ButtonProps } from '@mui/material';\n";
const notes = (code: string, rules = TO_9, from?: string) =>
  checkFile({ file: 'App.tsx', code: IMPORT + code }, rules, from).unknown.filter(({ text }) =>
    text.includes('has the props of `Box`'),
  );

it.each([
  ['interface RowProps extends BoxProps { a: 1 }', ['RowProps']],
  ['type RowProps = Omit<BoxProps, "color"> & { a: 1 };', ['RowProps']],
  ['interface TipProps { wrapperProps?: BoxProps; sx: BoxProps["sx"] }', ['wrapperProps']],
  ['function Row({ a, ...props }: RowProps & BoxProps) {}', ['Row']],
  ['const Row = (props: PropsWithChildren<BoxProps>) => null;', ['Row']],
  ['export const Row = styled(Box)<{ a: 1 }>`margin: 0`;', ['Row']],
  ['const Row = styled(Box)({}); export const Other = styled(ButtonProps)({});', []],
  ['type A = Pick<BoxProps, "sx">; interface B extends ButtonProps {}', []],
])('notes the types whose uses are in other files in %s', (code, names) => {
  expect(notes(code).map(({ text }) => text.split('`')[1])).toEqual(names);
});

it.each([
  ['export interface OwnProps extends DialogProps {}', 'OwnProps'],
  ['export type OwnProps = Omit<DialogProps, "open">;', 'OwnProps'],
  ['export const Own = styled(Dialog)({});', 'Own'],
  ['export function Own(props: DialogProps) {}', 'Own'],
  ['interface OwnProps extends DialogProps {}', undefined],
])('notes exports with props that the version removes in %s', (code, name) => {
  const imports = "import { Dialog, DialogProps } from '@mui/material';\n";
  const { unknown } = checkFile({ file: 'App.tsx', code: imports + code }, TO_9);
  expect(unknown.map(({ text }) => /^`(\w+)` has the props of `Dialog`/.exec(text)?.[1])).toEqual(
    name ? [name] : [],
  );
});

it('only notes them if the version removes style props', () => {
  const code = 'interface RowProps extends BoxProps {}';
  expect(notes(code, TO_7)).toEqual([]);
  expect(notes(code, TO_9, '9')).toEqual([]);
});

it.each([
  ['number', TO_9, '5', 1],
  ['number | string', TO_7, '6', 1],
  ['number', TO_9, '7', 0],
  ['string', TO_9, '5', 0],
])('notes that values of a select of %s are taken for strings', (type, rules, from, count) => {
  const code = `import { SelectChangeEvent } from '@mui/material';
    const change = (event: SelectChangeEvent<${type}>) => save(event.target.value as string);`;
  expect(checkFile({ file: 'App.tsx', code }, rules, from).unknown).toHaveLength(count);
});
