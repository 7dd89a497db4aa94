import { SURFACES } from '@site/src/foundation/branding/surfaces';
import { contrastRatio, darken, lighten, toHex } from 'mui-theme-kit/colors';
import type { SchemeStyles } from '@site/src/reader/scheme-styles';
import type { DocsColors } from './docs-colors';

/**
 * The contrasts of WCAG AA, 4.5 for text and 3 for shapes, with a margin: the library rounds
 * luminances, which changes the ratio on dark surfaces by up to one percent.
 */
const TEXT = 4.6;
const SHAPE = 3.1;

/** What links and focus rings appear on. Demos have their own colors. */
const BACKGROUNDS = [
  ...(['surface', 'surface-subtle', 'surface-raised', 'surface-code', 'surface-line'] as const),
  ...(['surface-inserted', 'surface-deleted'] as const),
  ...(['info-surface', 'success-surface', 'warning-surface', 'error-surface'] as const),
];

const STEP = 0.02;

type Adjust = (color: string, amount: number) => string;

/** The color, moved as far as needed to have a contrast on all backgrounds. */
function readable(
  color: string,
  backgrounds: readonly string[],
  least: number,
  adjust: Adjust,
): string {
  for (let amount = 0; amount < 1; amount += STEP) {
    const candidate = toHex(adjust(color, amount));
    if (backgrounds.every((background) => contrastRatio(candidate, background) >= least)) {
      return candidate;
    }
  }
  return toHex(adjust(color, 1));
}

function declarations({ primary, secondary }: DocsColors, mode: 'light' | 'dark'): string {
  const adjust = mode === 'light' ? darken : lighten;
  const backgrounds = BACKGROUNDS.map((name) => SURFACES[mode][name]);
  const base = readable(primary, backgrounds, TEXT, adjust);
  const active = toHex(mode === 'light' ? lighten(base, 0.9) : darken(base, 0.8));
  const all = [...backgrounds, active];
  const properties = {
    '--site-link': readable(base, all, TEXT, adjust),
    '--site-link-active-surface': active,
    '--site-focus': readable(secondary, all, SHAPE, adjust),
    '--docs-palette-primary-main': primary,
    '--docs-palette-primary-contrastText':
      contrastRatio('#fff', primary) >= contrastRatio('#000', primary) ? '#fff' : '#000',
  };
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
}

/**
 * Derives the site's custom properties from the reader's colors. Filled buttons have the primary
 * color; links, selected items and focus rings are made darker in light mode and lighter in dark
 * mode until they are readable.
 */
export function deriveStyles(colors: DocsColors): SchemeStyles {
  return { light: declarations(colors, 'light'), dark: declarations(colors, 'dark') };
}
