/** @jest-environment ./test/unit/jsdom-environment.ts */
import { mockSystemMode } from '@site/test/unit/system-mode';
import { getSettings, holdThemeState } from './store';

beforeAll(() => void mockSystemMode());

it('overrides the theme state for this page only', () => {
  localStorage.setItem('mui-mode', 'light');
  holdThemeState({ paletteMode: 'dark', direction: 'rtl', dense: true });
  expect(getSettings()).toMatchObject({ paletteMode: 'dark', direction: 'rtl', dense: true });
  expect(localStorage.getItem('mui-mode')).toBe('light');
  expect(Object.keys(localStorage)).toEqual(['mui-mode']);
});
