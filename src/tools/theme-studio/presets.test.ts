import { contrastRatio } from 'mui-theme-kit/colors';
import { joyOptions } from 'mui-theme-kit/joy-options';
import { findProblems } from 'mui-theme-kit/schema';
import { SCHEMES } from 'mui-theme-kit/theme';
import { findContrasts } from './contrast-findings';
import { PRESETS } from './presets';

it('are at least six, with ids, names and descriptions of their own', () => {
  expect(PRESETS.length).toBeGreaterThanOrEqual(6);
  for (const field of ['id', 'name', 'description'] as const) {
    expect(new Set(PRESETS.map((preset) => preset[field])).size).toBe(PRESETS.length);
  }
});

describe.each(PRESETS)('$name', ({ theme }) => {
  it('is valid', () => expect(findProblems(theme)).toEqual([]));

  it('is more than colors', () => {
    expect(theme).toMatchObject({
      typography: { fontFamily: expect.any(String) as string },
      shape: { borderRadius: expect.any(Number) as number },
      components: expect.any(Object) as object,
    });
  });

  it.each(SCHEMES)('has enough contrast in the %s scheme', (scheme) => {
    const findings = findContrasts(theme, scheme);
    expect(findings).toHaveLength(22);
    expect(findings.filter(({ passes }) => !passes)).toEqual([]);
  });

  it("has enough contrast in Joy UI's soft variant in the dark scheme, of shades 200 and 800", () => {
    const { colorSchemes } = joyOptions(theme) as {
      colorSchemes: { dark: { palette: { primary: Record<string, string> } } };
    };
    const { 200: text, 800: surface } = colorSchemes.dark.palette.primary;
    expect(contrastRatio(text!, surface!)).toBeGreaterThanOrEqual(4.5);
  });
});
