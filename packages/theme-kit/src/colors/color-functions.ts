import * as library from '@mui/system/colorManipulator';
import { parseColor } from './parse-color';

/**
 * A color for the library's functions, which also accept a parsed color. The library loses the slash
 * before the alpha value of `color()` unless it is part of the value.
 */
function validated(color: string): string {
  const parsed = parseColor(color);
  const [red, green, blue, opacity] = parsed.values;
  const values =
    parsed.type === 'color' && opacity !== undefined
      ? [red, green, blue, `/${opacity}`]
      : parsed.values;
  return { ...parsed, values } as unknown as string;
}

/** An amount between 0 and 1. The library logs an error before it clamps one out of range. */
function clamped(amount: number): number {
  return Math.min(Math.max(amount, 0), 1);
}

/** The relative luminance, from 0 for black to 1 for white, rounded to three digits. */
export function luminance(color: string): number {
  return library.getLuminance(validated(color));
}

/** `(lighter + 0.05) / (darker + 0.05)` of two luminances: from 1 to 21. Ignores opacity. */
export function contrastRatio(foreground: string, background: string): number {
  return library.getContrastRatio(validated(foreground), validated(background));
}

/** Moves a color toward white by an amount between 0 and 1. */
export function lighten(color: string, amount: number): string {
  return library.lighten(validated(color), clamped(amount));
}

/** Moves a color toward black by an amount between 0 and 1. */
export function darken(color: string, amount: number): string {
  return library.darken(validated(color), clamped(amount));
}

/** Darkens a color with a luminance above 0.5, lightens any other one, by 0.15 if no amount is given. */
export function emphasize(color: string, amount?: number): string {
  return library.emphasize(validated(color), amount === undefined ? undefined : clamped(amount));
}

/** Sets the opacity of a color, between 0 and 1. */
export function alpha(color: string, opacity: number): string {
  return library.alpha(validated(color), clamped(opacity));
}

/** The opaque color that a translucent one appears as on a background. Both are read as `toHex` does. */
export function blend(background: string, overlay: string): string {
  const [, , , opacity = 1] = parseColor(overlay).values;
  return toHex(library.blend(toHex(background), toHex(overlay), opacity));
}

/** A color with `rgb()` in place of `hsl()`; any other one as it is. */
export function withoutHsl(color: string): string {
  return parseColor(color).type.startsWith('hsl') ? library.hslToRgb(validated(color)) : color;
}

/**
 * A color as `#nnnnnn`, without its opacity. The channels of `color()` are read as sRGB, whatever
 * the color space, and limited to what sRGB can show.
 */
export function toHex(color: string): string {
  const { type, values } = parseColor(color);
  const channels =
    type === 'color'
      ? values.map((value) => clamped(value) * 255)
      : parseColor(withoutHsl(color)).values;
  return library.rgbToHex(`rgb(${channels.slice(0, 3).map(Math.round).join(', ')})`);
}
