import { decomposeColor, hslToRgb } from '@mui/system/colorManipulator';

/** Red, green and blue from 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number];

/** White. */
export const WHITE: Channels = [1, 1, 1];

/** The color that a color has in front of another one, which matters if it's translucent. */
export function inFrontOf(behind: Channels, color: string): Channels {
  const { type, values } = decomposeColor(/^hsl/i.test(color) ? hslToRgb(color) : color);
  const [red, green, blue, opacity = 1] = values as readonly number[] as [...Channels, number?];
  const scale = type === 'color' ? 1 : 255;
  const mix = (channel: number, index: 0 | 1 | 2) =>
    (channel / scale) * opacity + behind[index] * (1 - opacity);
  return [mix(red, 0), mix(green, 1), mix(blue, 2)];
}

/** Relative luminance (WCAG 2.2). The library's function rounds it to three digits. */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [...Channels];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2), from 1 to 21. */
export function contrastOf(one: Channels, other: Channels): number {
  const first = luminance(one) + 0.05;
  const second = luminance(other) + 0.05;
  return Math.max(first, second) / Math.min(first, second);
}

/** A color as `#rrggbb`, for color inputs, which support no other format. Opacity is lost. */
export function hexOf(color: string): string {
  const { type, values } = decomposeColor(/^hsl/i.test(color) ? hslToRgb(color) : color);
  const scale = type === 'color' ? 255 : 1;
  const digits = (values as readonly number[])
    .slice(0, 3)
    .map((channel) => Math.min(255, Math.max(0, Math.round(channel * scale))));
  return `#${digits.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
