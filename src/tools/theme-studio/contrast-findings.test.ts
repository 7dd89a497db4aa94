import { findContrasts } from './contrast-findings';
import type { ContrastFinding } from './contrast-findings';

const find = (findings: ContrastFinding[], text: string, surface: string) =>
  findings.find((finding) => finding.text === text && finding.surface === surface);

it('computes text on surfaces, text on fills, and colors as text', () => {
  const findings = findContrasts(
    {
      colorSchemes: {
        light: {
          palette: {
            primary: { main: '#767676', contrastText: '#fff' },
            background: { default: '#fff', paper: '#000' },
            text: { primary: '#000', secondary: '#777777' },
          },
        },
      },
    },
    'light',
  );
  expect(find(findings, 'text.primary', 'background.default')).toMatchObject({ ratio: 21 });
  expect(find(findings, 'text.primary', 'background.paper')).toMatchObject({
    ratio: 1,
    passes: false,
  });
  // The last gray that passes on white, and the first that doesn't.
  expect(find(findings, 'primary.main', 'background.default')).toMatchObject({
    ratio: 4.54,
    passes: true,
  });
  expect(find(findings, 'text.secondary', 'background.default')).toMatchObject({
    ratio: 4.47,
    passes: false,
  });
  expect(find(findings, 'primary.contrastText', 'primary.main')).toMatchObject({ ratio: 4.54 });
});

it("uses the library's defaults of each scheme", () => {
  const light = findContrasts({}, 'light');
  const dark = findContrasts({}, 'dark');
  // rgba(0, 0, 0, 0.87) on white; white on #ed6c02, for which the library requires 3:1 only.
  expect(find(light, 'text.primary', 'background.paper')?.ratio).toBeCloseTo(16.1, 1);
  expect(find(light, 'warning.contrastText', 'warning.main')?.passes).toBe(false);
  expect(dark.filter(({ text, passes }) => text.startsWith('text.') && !passes)).toEqual([]);
});

it('computes translucent colors in front of what is behind them', () => {
  const [onDefault] = findContrasts(
    {
      colorSchemes: {
        light: {
          palette: {
            background: { default: 'rgba(0, 0, 0, 0.5)' },
            text: { primary: 'rgba(0, 0, 0, 0)' },
          },
        },
      },
    },
    'light',
  );
  expect(onDefault).toEqual({
    text: 'text.primary',
    surface: 'background.default',
    ratio: 1,
    passes: false,
  });
});

it.each(['hsl(0, 0%, 0%)', 'hsla(0, 0%, 0%, 1)', 'color(srgb 0 0 0)', 'rgb(0, 0, 0)', '#000'])(
  'reads the format %s',
  (primary) => {
    const [onDefault] = findContrasts(
      { colorSchemes: { light: { palette: { text: { primary } } } } },
      'light',
    );
    expect(onDefault!.ratio).toBe(21);
  },
);
