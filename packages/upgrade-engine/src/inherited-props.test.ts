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
  ['type A = Pick<BoxProps, "sx">; interface B extends ButtonProps {}', []],
])('notes the types whose uses are in other files in %s', (code, names) => {
  expect(notes(code).map(({ text }) => text.split('`')[1])).toEqual(names);
});

it('only notes them if the version removes style props', () => {
  const code = 'interface RowProps extends BoxProps {}';
  expect(notes(code, TO_7)).toEqual([]);
  expect(notes(code, TO_9, '9')).toEqual([]);
});
