import { CONDITIONS } from '../schema';
import type { Condition } from '../types';

/** How a demo is shown in a condition. */
export interface Look {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  dense: boolean;
  largeText: boolean;
  spacing: boolean;
  forcedColors: boolean;
  reducedMotion: boolean;
  /** Width of the demo's window in px. */
  width: number;
}

const DEFAULT: Look = {
  mode: 'light',
  direction: 'ltr',
  dense: false,
  largeText: false,
  spacing: false,
  forcedColors: false,
  reducedMotion: false,
  width: 1280,
};

const CHANGES: Readonly<Record<Condition, Partial<Look>>> = {
  light: {},
  dark: { mode: 'dark' },
  rtl: { direction: 'rtl' },
  compact: { dense: true },
  'forced-colors': { forcedColors: true },
  'text-200': { largeText: true },
  'text-spacing': { spacing: true },
  'width-320': { width: 320 },
  'reduced-motion': { reducedMotion: true },
};

/** Each condition with its look, in the order of the checks. */
export const LOOKS: readonly (readonly [condition: Condition, look: Look])[] = CONDITIONS.map(
  (condition) => [condition, { ...DEFAULT, ...CHANGES[condition] }],
);

/** The spacing that WCAG 1.4.12 requires content to support. */
export const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;
