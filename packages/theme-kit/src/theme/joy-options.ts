import { contrastRatio, darken, lighten, withoutHsl } from '../colors';
import { ownValue } from '../own-value';
import type { JoyOptions, BasicTheme, SchemeName, ThemeColor, ThemePalette } from './types';
import { SCHEMES } from './types';

/** Joy UI's names of the palette's colors. */
export const JOY_COLORS = [
  ['primary', 'primary'],
  ['error', 'danger'],
  ['warning', 'warning'],
  ['success', 'success'],
] as const;

/** Joy UI's radii in px. Its `md`, which most components have, is twice Material UI's radius. */
const RADII = { xs: 2, sm: 6, md: 8, lg: 12, xl: 16 };
const MATERIAL_RADIUS = 4;

/** Joy UI's `md` for a radius of Material UI. Larger ones don't double, or cards become pills. */
function mediumRadius(radius: number): number {
  return radius + Math.min(radius, MATERIAL_RADIUS);
}

/** Joy UI's font sizes in rem, and Material UI's font size in px that they correspond to. */
const FONT_SIZES = {
  xs: 0.75,
  sm: 0.875,
  md: 1,
  lg: 1.125,
  xl: 1.25,
  xl2: 1.5,
  xl3: 1.875,
  xl4: 2.25,
};
const MATERIAL_FONT_SIZE = 14;

/** Material UI's radius in px for Joy UI's `md`. */
export function materialRadius(medium: number): number {
  return medium <= 2 * MATERIAL_RADIUS ? medium / 2 : medium - MATERIAL_RADIUS;
}

/** Material UI's font size in px for Joy UI's `md` in rem. */
export function materialFontSize(medium: number): number {
  return Math.round(medium * MATERIAL_FONT_SIZE * 100) / 100;
}

/** How much lighter or darker than the main color the shades are. */
const LIGHTER = { 50: 0.92, 100: 0.82, 200: 0.64, 300: 0.42, 400: 0.2 };
const DARKER = { 600: 0.14, 700: 0.3, 800: 0.52, 900: 0.68 };

/** WCAG 2.2, 1.4.3: the minimum contrast of text. */
const TEXT_CONTRAST = 4.5;

function shadesOf({ main: own, contrastText }: ThemeColor): Record<string, string> {
  // Of `hsl()`, Joy UI computes channels with percentages, and uses them in `rgba()`.
  const main = withoutHsl(own);
  const light = Object.entries(LIGHTER).map(([shade, by]) => [shade, lighten(main, by)]);
  const dark = Object.entries(DARKER).map(([shade, by]) => [shade, darken(main, by)]);
  const text = contrastText ?? (contrastRatio('#fff', main) >= TEXT_CONTRAST ? '#fff' : '#000');
  return {
    ...Object.fromEntries([...light, [500, main], ...dark]),
    solidBg: main,
    solidColor: text,
    solidHoverBg: darken(main, DARKER[600]),
    solidActiveBg: darken(main, DARKER[700]),
  };
}

function joyPalette({ background, text, divider, ...colors }: ThemePalette): object {
  const named = JOY_COLORS.flatMap(([material, joy]) => {
    const color = colors[material];
    return color ? [[joy, shadesOf(color)]] : [];
  });
  return {
    ...Object.fromEntries(named),
    ...(background && {
      background: {
        ...(background.default && { body: background.default }),
        ...(background.paper && { surface: background.paper, popup: background.paper }),
      },
    }),
    ...(text && { text }),
    ...(divider && { divider }),
  };
}

function scaled(sizes: Record<string, number>, by: number, unit: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      name,
      `${Math.round(size * by * 1000) / 1000}${unit}`,
    ]),
  );
}

/** Joy UI's names of sizes. */
export const JOY_SIZES = { small: 'sm', medium: 'md', large: 'lg' };

/** The components that have a default size in both libraries. */
export const JOY_COMPONENTS = [
  ['MuiButton', 'JoyButton'],
  ['MuiCheckbox', 'JoyCheckbox'],
  ['MuiChip', 'JoyChip'],
  ['MuiIconButton', 'JoyIconButton'],
  ['MuiRadio', 'JoyRadio'],
  ['MuiSelect', 'JoySelect'],
  ['MuiSlider', 'JoySlider'],
  ['MuiSwitch', 'JoySwitch'],
  ['MuiTable', 'JoyTable'],
  ['MuiTextField', 'JoyInput'],
] as const;

function joyComponents(components: NonNullable<BasicTheme['components']>): object | null {
  const sized = JOY_COMPONENTS.flatMap(([material, joy]) => {
    const size = components[material]?.defaultProps?.size;
    return typeof size === 'string'
      ? [[joy, { defaultProps: { size: ownValue(JOY_SIZES, size) } }]]
      : [];
  });
  return sized.length > 0 ? Object.fromEntries(sized) : null;
}

/**
 * Derives options of Joy UI's `extendTheme()` from a theme: colors by role, font, sizes, corners,
 * spacing and sizes of components. Joy UI has no secondary and info colors.
 */
export function joyOptions(theme: BasicTheme): JoyOptions {
  const { colorSchemes = {}, typography = {}, shape = {}, spacing, components } = theme;
  const paletteOf = (scheme: SchemeName) => joyPalette(colorSchemes[scheme]?.palette ?? {});
  const { fontFamily, fontSize } = typography;
  const joy = components && joyComponents(components);
  return {
    colorSchemes: Object.fromEntries(
      SCHEMES.map((scheme) => [scheme, { palette: paletteOf(scheme) }]),
    ) as JoyOptions['colorSchemes'],
    ...(fontFamily && { fontFamily: { body: fontFamily, display: fontFamily } }),
    ...(fontSize && { fontSize: scaled(FONT_SIZES, fontSize / MATERIAL_FONT_SIZE, 'rem') }),
    ...(shape.borderRadius !== undefined && {
      radius: scaled(RADII, mediumRadius(shape.borderRadius) / RADII.md, 'px'),
    }),
    ...(spacing && { spacing }),
    ...(joy && { components: joy }),
  };
}
