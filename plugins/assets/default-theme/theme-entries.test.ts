import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import type { ThemeEntry } from '../../../src/tools/theme-viewer/types';
import { themeEntries } from './theme-entries';

type Entries = Readonly<Record<string, unknown>>;

const at = (entries: readonly ThemeEntry[], ...keys: string[]) =>
  keys.reduce<ThemeEntry | undefined>(
    (entry, key) =>
      (entry && 'children' in entry ? entry.children : []).find((one) => one.key === key),
    { key: '', children: [...entries] },
  );

it('shows values as code, and the dark value where it differs', () => {
  const entries = themeEntries(
    { a: 'x', b: { c: 1, d: [true] }, none: undefined },
    { a: 'y', b: { c: 1, d: [false] } },
  );
  expect(entries).toEqual([
    { key: 'a', value: '"x"', dark: '"y"' },
    {
      key: 'b',
      children: [
        { key: 'c', value: '1' },
        { key: 'd', children: [{ key: '0', value: 'true', dark: 'false' }] },
      ],
    },
  ]);
});

it('describes functions, and leaves out private entries', () => {
  expect(themeEntries({ add: (a: number, b: number) => a + b, unstable_sx: {}, vars: {} })).toEqual(
    [{ key: 'add', value: 'function with 2 parameters' }],
  );
});

it('has the documented values of the installed libraries', () => {
  const material = themeEntries(
    createTheme() as unknown as Entries,
    createTheme({ palette: { mode: 'dark' } }) as unknown as Entries,
  );
  expect(at(material, 'palette', 'primary', 'main')).toEqual({
    key: 'main',
    value: '"#1976d2"',
    dark: '"#90caf9"',
  });
  expect(at(material, 'zIndex', 'modal')).toEqual({ key: 'modal', value: '1300' });
  const joy = themeEntries(extendTheme() as unknown as Entries);
  expect(at(joy, 'colorSchemes', 'dark', 'palette', 'mode')).toMatchObject({ value: '"dark"' });
});
