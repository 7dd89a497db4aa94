import { cssColor } from '../colors';
import { repairFontFamily } from './font-family';

/** The size of a `rem` in px, by default. */
const REM = 16;

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** A size in px: a number, or a text with px, rem or no unit. */
function pixels(value: unknown): number | null {
  const [, digits, unit] = /^(\d{1,9}(?:\.\d{1,9})?)(px|rem)?$/.exec(String(value)) ?? [];
  return digits === undefined ? null : Number(digits) * (unit === 'rem' ? REM : 1);
}

const WEIGHTS = new Map([
  ['normal', 400],
  ['bold', 700],
]);

function weight(value: unknown): number | null {
  const text = String(value).trim();
  return WEIGHTS.get(text) ?? (/^\d{1,4}$/.test(text) ? Number(text) : null);
}

function ofHex(digits: string): string {
  const pairs =
    digits.length === 4 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!;
  const [red, green, blue, alpha] = pairs.map((pair) => parseInt(pair, 16));
  return `rgba(${red}, ${green}, ${blue}, ${Math.round((alpha! / 255) * 100) / 100})`;
}

/** `rgb(255 136 0 / 50%)` with commas: `rgba(255, 136, 0, 0.5)`. */
function withCommas(text: string): string {
  return text.replace(/^(rgb|hsl)a?\(([^()]*)\)$/i, (_all, model: string, values: string) => {
    const list = values.trim().split(/[\s,/]+/);
    const percent = /^([\d.]+)%$/.exec(list[3] ?? '')?.[1];
    if (percent !== undefined) {
      list[3] = String(rounded(Number(percent) / 100));
    }
    return `${model}${list.length > 3 ? 'a' : ''}(${list.join(', ')})`;
  });
}

function color(value: string): string | null {
  const digits = /^#((?:[\da-f]{4}){1,2})$/i.exec(value.trim())?.[1];
  if (digits !== undefined) {
    return ofHex(digits);
  }
  try {
    return cssColor(withCommas(value.trim()));
  } catch {
    return null;
  }
}

/** Longer values aren't typing mistakes. */
const MAX_LENGTH = 400;

/**
 * What a value of a theme could be instead. Whether it's valid isn't checked.
 *
 * @param path - Such as `['typography', 'h1', 'fontSize']`.
 * @returns `null` if that isn't obvious.
 */
export function suggestionFor(path: readonly string[], value: unknown): string | number | null {
  const name = path.at(-1) ?? '';
  if (typeof value !== 'number' && (typeof value !== 'string' || value.length > MAX_LENGTH)) {
    return null;
  }
  if (name === 'fontSize' && /^h[1-6]$/.test(path.at(-2) ?? '')) {
    const size = pixels(value);
    return size === null ? null : `${rounded(size / REM)}rem`;
  }
  if (/^(?:fontSize|borderRadius|spacing)$/.test(name)) {
    const size = pixels(value);
    return size === null ? null : rounded(size);
  }
  if (name.startsWith('fontWeight')) {
    return weight(value);
  }
  if (typeof value === 'number') {
    return null;
  }
  return name === 'fontFamily' ? repairFontFamily(value) : color(value);
}
