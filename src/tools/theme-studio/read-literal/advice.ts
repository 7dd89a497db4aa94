import type { Problem } from '@site/src/reader/reader-theme/schema';
import { printString } from '../print-string';

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

/** A value as it's written in code. */
function code(value: string | number): string {
  return typeof value === 'number' ? String(value) : printString(value);
}

/**
 * Explains why a value is left out.
 *
 * @param where - The value's path in the text.
 */
export function adviceOn({ path, what, instead }: Problem, where: string): string {
  const name = path.at(-1) ?? '';
  if (Object.hasOwn(KEYS, name)) {
    return KEYS[name]!;
  }
  const advice = instead === null ? '' : ` Write ${code(instead)} instead.`;
  return `\`${where}\` ${what}${advice}`;
}
