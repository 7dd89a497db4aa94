import { docsTheme } from './docs-theme';
import { joyTheme } from './library-themes/joy';
import { materialTheme } from './library-themes/material';
import { BREAKPOINTS, CASCADE_LAYERS, FONTS, RADIUS, SPACING } from './tokens';

it('matches the constants in the specification', () => {
  expect(BREAKPOINTS).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(SPACING).toBe(8);
  expect(RADIUS).toEqual({ docs: 12, library: 4 });
  expect(CASCADE_LAYERS).toEqual(['theme', 'docsearch', 'mui', 'utilities']);
});

it('uses IBM Plex Sans for text and General Sans for headings, each followed by its fallback', () => {
  expect(FONTS.body).toMatch(/^"IBM Plex Sans", "IBM Plex Sans Fallback", /);
  expect(FONTS.heading).toMatch(/^"General Sans", "General Sans Fallback", "IBM Plex Sans", /);
  expect(FONTS.code).toMatch(/, monospace$/);
});

it('is used by the docs theme', () => {
  expect(docsTheme.breakpoints.values).toEqual(BREAKPOINTS);
  expect(docsTheme.shape.borderRadius).toBe(12);
  expect(docsTheme.typography.fontFamily).toBe(FONTS.body);
  expect(docsTheme.typography.h1.fontFamily).toBe(FONTS.heading);
  expect(docsTheme.typography.body1.fontFamily).toBe(FONTS.body);
});

it("doesn't change the libraries' default themes", () => {
  expect(materialTheme.shape.borderRadius).toBe(RADIUS.library);
  expect(materialTheme.breakpoints.values).toEqual(BREAKPOINTS);
  expect(joyTheme.breakpoints.values).toEqual(BREAKPOINTS);
});
