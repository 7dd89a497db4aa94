import { DEFAULT_THEME_STATE, themeReducer } from './theme-state';
import type { ThemeAction, ThemeState } from './theme-state';

const CHOSEN: ThemeState = { dense: true, direction: 'rtl', paletteMode: 'dark' };

it('starts comfortable, left to right and light', () => {
  expect(DEFAULT_THEME_STATE).toEqual({ dense: false, direction: 'ltr', paletteMode: 'light' });
});

describe('themeReducer', () => {
  it.each<[ThemeAction, Partial<ThemeState>]>([
    [{ type: 'SET_DENSE', payload: true }, { dense: true }],
    [{ type: 'CHANGE', payload: { direction: 'rtl' } }, { direction: 'rtl' }],
    [{ type: 'CHANGE', payload: { paletteMode: 'dark' } }, { paletteMode: 'dark' }],
    [
      { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } },
      { paletteMode: 'dark', direction: 'rtl' },
    ],
    [{ type: 'CHANGE', payload: { paletteMode: 'light', direction: 'rtl' } }, { direction: 'rtl' }],
  ])('by %j changes what it says and nothing else', (action, changed) => {
    const before = { ...DEFAULT_THEME_STATE };
    expect(themeReducer(before, action)).toEqual({ ...DEFAULT_THEME_STATE, ...changed });
    expect(before).toEqual(DEFAULT_THEME_STATE);
  });

  it('resets only the density', () => {
    expect(themeReducer(CHOSEN, { type: 'RESET_DENSITY' })).toEqual({ ...CHOSEN, dense: false });
    expect(themeReducer(CHOSEN, { type: 'SET_DENSE', payload: false }).dense).toBe(false);
  });

  it.each<[ThemeState, ThemeAction]>([
    [CHOSEN, { type: 'SET_DENSE', payload: true }],
    [DEFAULT_THEME_STATE, { type: 'RESET_DENSITY' }],
    [CHOSEN, { type: 'CHANGE', payload: {} }],
    [CHOSEN, { type: 'CHANGE', payload: { direction: undefined } }],
    [CHOSEN, { type: 'CHANGE', payload: { direction: 'rtl', paletteMode: 'dark' } }],
  ])('gives the same object when %j is altered in nothing by %j', (state, action) => {
    expect(themeReducer(state, action)).toBe(state);
  });

  it('throws on an unknown type', () => {
    expect(() => themeReducer(CHOSEN, { type: 'RESET_COLORS' } as unknown as ThemeAction)).toThrow(
      'Unrecognized theme action "RESET_COLORS". Known: SET_DENSE, RESET_DENSITY, CHANGE.',
    );
  });
});
