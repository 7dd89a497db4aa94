import { readTheme } from '../index';

const palette = (color: string) => `palette: { primary: { main: '${color}' } }`;
const colors = ({ theme }: Awaited<ReturnType<typeof readTheme>>) =>
  (['light', 'dark'] as const).map(
    (scheme) => theme.colorSchemes?.[scheme]?.palette?.primary?.main,
  );

it.each([
  [
    'names of themes',
    `export const lightTheme = createTheme({ ${palette('#111111')} });
     export const darkTheme = createTheme({ ${palette('#eeeeee')} });`,
  ],
  [
    'names of themes, the dark one first',
    `export const darkTheme = createTheme({ ${palette('#eeeeee')} });
     export const lightTheme = createTheme({ ${palette('#111111')} });`,
  ],
  [
    'the name of one',
    `export const theme = createTheme({ ${palette('#111111')} });
     export const themeDark = createTheme({ ${palette('#eeeeee')} });`,
  ],
  [
    'a mode beside the palette',
    `export const one = createTheme({ mode: 'light', ${palette('#111111')} });
     export const two = createTheme({ mode: 'dark', ${palette('#eeeeee')} });`,
  ],
])('tells a pair without palette.mode apart by %s', async (_name, code) => {
  const read = await readTheme(code);
  expect(colors(read)).toEqual(['#111111', '#eeeeee']);
  expect(read.skipped.filter(({ path }) => path !== 'mode')).toEqual([]);
  expect(read.themes.map(({ isUsed }) => isUsed)).toEqual([true, true]);
  expect(read.notes.some(({ text }) => text.includes('has no `palette.mode`'))).toBe(true);
});

it('tells a pair apart by the names of its files', async () => {
  const file = (name: string, color: string) => ({
    name,
    text: `export default createTheme({ ${palette(color)} });`,
  });
  const read = await readTheme([file('dark.ts', '#eeeeee'), file('light.ts', '#111111')]);
  expect(colors(read)).toEqual(['#111111', '#eeeeee']);
});

it('believes palette.mode more than a name', async () => {
  const read = await readTheme(
    `export const darkTheme = createTheme({ palette: { mode: 'light', primary: { main: '#111111' } } });
     export const lightTheme = createTheme({ palette: { mode: 'dark', primary: { main: '#eeeeee' } } });`,
  );
  expect(colors(read)).toEqual(['#111111', '#eeeeee']);
});

it('reads a single theme as the library does, whatever its name', async () => {
  const read = await readTheme(`export const darkTheme = createTheme({ ${palette('#eeeeee')} });`);
  expect(colors(read)).toEqual(['#eeeeee', undefined]);
});

const FOUR = ['#111111', '#222222', '#333333', '#444444']
  .map((color, index) => `export const theme${index} = createTheme({ ${palette(color)} });`)
  .join('\n');

it('lists all themes with their names and places, and uses those that are assigned', async () => {
  const first = await readTheme(FOUR);
  expect(first.themes).toMatchObject(
    [0, 1, 2, 3].map((index) => ({
      ...{ name: `theme${index}`, scheme: 'light', isUsed: index === 0 },
      place: { line: index + 1 },
    })),
  );
  const key = (index: number) => first.themes[index]!.key;
  const second = await readTheme(FOUR, 'material', { light: key(2), dark: key(1) });
  expect(colors(second)).toEqual(['#333333', '#222222']);
  expect(second.themes.filter(({ isUsed }) => isUsed)).toMatchObject([
    { name: 'theme1', scheme: 'dark' },
    { name: 'theme2', scheme: 'light' },
  ]);
  const third = await readTheme(FOUR, 'material', { dark: key(3) });
  expect(colors(third)).toEqual([undefined, '#444444']);
  expect(third.scheme).toBe('dark');
});
