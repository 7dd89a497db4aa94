import { printTheme } from 'mui-theme-kit/print';
import { readTheme } from 'mui-theme-kit/read';
import { addScheme } from './add-scheme';

const theme = (mode: string, main: string) =>
  readTheme(
    `createTheme({ palette: { mode: '${mode}', primary: { main: '${main}' }, brand: '${main}' }, spacing: 6 })`,
  );

it.each(['light', 'dark'])('adds a second scheme to a theme with the scheme %s', async (first) => {
  const [light, dark] = [await theme('light', '#111111'), await theme('dark', '#eeeeee')];
  const both = (first === 'light' ? addScheme(light, dark) : addScheme(dark, light))!;
  const again = await readTheme(printTheme(both, 'ts', 'material'));
  expect(again.theme).toEqual({
    ...light.theme,
    colorSchemes: {
      light: { palette: { primary: { main: '#111111' } } },
      dark: { palette: { primary: { main: '#eeeeee' } } },
    },
  });
  expect(printTheme(both, 'ts', 'material')).toMatch(/brand: '#111111'[^]*brand: '#eeeeee'/);
});

it('adds nothing to a theme without the other scheme, and nothing of a theme with both', async () => {
  const dark = await theme('dark', '#eeeeee');
  expect(addScheme({ theme: {}, kept: {} }, dark)).toBeNull();
  expect(addScheme(dark, dark)).toBeNull();
  const both = await readTheme('createTheme({ colorSchemes: { light: true, dark: true } })');
  expect(addScheme(dark, both)).toBeNull();
});
