/** @jest-environment ./test/unit/jsdom-environment.ts */
import { getSettings, holdThemeState } from './store';

it('overrides the theme state for this page only', () => {
  localStorage.setItem('mui-mode', 'light');
  holdThemeState({ paletteMode: 'dark', direction: 'rtl', dense: true });
  expect(getSettings()).toMatchObject({ paletteMode: 'dark', direction: 'rtl', dense: true });
  expect(localStorage.getItem('mui-mode')).toBe('light');
  expect(Object.keys(localStorage)).toEqual(['mui-mode']);
});
