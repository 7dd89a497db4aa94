import { parseColor, toHex } from '@site/src/foundation/colors';

/** Relative luminance (WCAG 2.2). The library's function rounds it to three digits. */
function luminance(color: string): number {
  const [red, green, blue] = parseColor(toHex(color)).values.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colors (WCAG 2.2), from 1 to 21, not rounded. */
export function exactContrast(one: string, other: string): number {
  const first = luminance(one) + 0.05;
  const second = luminance(other) + 0.05;
  return Math.max(first, second) / Math.min(first, second);
}
