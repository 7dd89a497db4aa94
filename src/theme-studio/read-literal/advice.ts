/** Why keys of a theme that Material UI has are left out here, by their last part. */
const KEYS: Readonly<Record<string, string>> = {
  styleOverrides:
    'Styles of components aren’t part of a theme here. They stay in the code of your app.',
  variants:
    'Variants of components aren’t part of a theme here. They stay in the code of your app.',
  breakpoints: 'Breakpoints aren’t part of a theme here, because they’d move the demos’ layouts.',
  shadows: 'Shadows aren’t part of a theme here.',
  mixins: 'Styles aren’t part of a theme here.',
  zIndex: 'Layers aren’t part of a theme here.',
  transitions: 'Transitions aren’t part of a theme here.',
  direction: 'The direction of demos is a setting of this site.',
  unstable_sxConfig: 'Code that the theme runs isn’t part of a theme here.',
};

function pixels(value: unknown): number | null {
  const digits = typeof value === 'string' ? /^(\d+(?:\.\d+)?)px$/.exec(value)?.[1] : undefined;
  return digits === undefined ? null : Number(digits);
}

function hex(digits: string): string {
  const [red, green, blue, alpha] =
    digits.length === 4
      ? [...digits].map((digit) => parseInt(digit + digit, 16))
      : digits.match(/../g)!.map((pair) => parseInt(pair, 16));
  return `rgba(${red}, ${green}, ${blue}, ${Math.round((alpha! / 255) * 100) / 100})`;
}

const WEIGHTS = new Map([
  ['normal', 400],
  ['bold', 700],
]);

/** What a value could be instead, as code; `null` if that isn't obvious. */
function replacement(path: readonly string[], value: unknown): string | null {
  const name = path.at(-1)!;
  const isHeading = /^h[1-6]$/.test(path.at(-2) ?? '');
  if (name === 'fontSize' && isHeading) {
    const size = typeof value === 'number' ? value : pixels(value);
    return size === null ? null : `'${Math.round((size / 16) * 10_000) / 10_000}rem'`;
  }
  if (/^(?:fontSize|borderRadius|spacing)$/.test(name)) {
    const size = pixels(value);
    return size === null ? null : String(size);
  }
  if (/^fontWeight/.test(name) && typeof value === 'string') {
    const weight = WEIGHTS.get(value) ?? Number(value);
    return Number.isFinite(weight) && value.trim() !== '' ? String(weight) : null;
  }
  const digits = typeof value === 'string' ? /^#((?:[\da-f]{4}){1,2})$/i.exec(value)?.[1] : null;
  return digits ? `'${hex(digits)}'` : null;
}

/**
 * Explains why a value is left out.
 *
 * @param problem - What validation says about it, as a sentence.
 */
export function adviceOn(path: readonly string[], value: unknown, problem: string): string {
  const name = path.at(-1) ?? '';
  if (Object.hasOwn(KEYS, name)) {
    return KEYS[name]!;
  }
  const instead = replacement(path, value);
  return instead === null ? problem : `${problem} Write ${instead} instead.`;
}
