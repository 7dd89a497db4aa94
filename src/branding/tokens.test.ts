import { docsTheme } from './docs-theme';
import { joyTheme } from './library-themes/joy';
import { materialTheme } from './library-themes/material';
import { BREAKPOINTS, CASCADE_LAYERS, FONTS, RADIUS, SPACING } from './tokens';

it('states the constants of the specification', () => {
  expect(BREAKPOINTS).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(SPACING).toBe(8);
  expect(RADIUS).toEqual({ docs: 12, library: 4 });
  expect(CASCADE_LAYERS).toEqual(['theme', 'docsearch', 'mui', 'utilities']);
});

it('sets text in IBM Plex Sans and headings in General Sans, each before its stand-in', () => {
  expect(FONTS.body).toMatch(/^"IBM Plex Sans", "IBM Plex Sans Fallback", /);
  expect(FONTS.heading).toMatch(/^"General Sans", "General Sans Fallback", "IBM Plex Sans", /);
  expect(FONTS.code).toMatch(/, monospace$/);
});

it('is what the docs theme is made of', () => {
  expect(docsTheme.breakpoints.values).toEqual(BREAKPOINTS);
  expect(docsTheme.shape.borderRadius).toBe(12);
  expect(docsTheme.typography.fontFamily).toBe(FONTS.body);
  expect(docsTheme.typography.h1.fontFamily).toBe(FONTS.heading);
  expect(docsTheme.typography.body1.fontFamily).toBe(FONTS.body);
});

it("leaves the libraries' own themes as the libraries ship them", () => {
  expect(materialTheme.shape.borderRadius).toBe(RADIUS.library);
  expect(materialTheme.breakpoints.values).toEqual(BREAKPOINTS);
  expect(joyTheme.breakpoints.values).toEqual(BREAKPOINTS);
});
