import { rect, text } from '@site/src/ui/drawing';
import type { Layers } from '@site/src/ui/drawing';
import { DATA_DISPLAY } from './data-display';
import { FEEDBACK } from './feedback';
import { INPUTS } from './inputs';
import { JOY } from './joy';
import { LAB } from './lab';
import { LAYOUT } from './layout';
import { NAVIGATION } from './navigation';
import { SURFACES } from './surfaces';
import { UTILS } from './utils';

/** All drawings by slug, without the `react-` of the page's address. */
export const DRAWINGS: Readonly<Record<string, Layers>> = {
  ...INPUTS,
  ...DATA_DISPLAY,
  ...FEEDBACK,
  ...SURFACES,
  ...NAVIGATION,
  ...LAYOUT,
  ...UTILS,
  ...LAB,
  ...JOY,
};

/** A page with text, for components without a drawing. */
export const DEFAULT_DRAWING: Layers = {
  surface: rect(34, 8, 52, 56),
  accent: text(42, 17, 26),
  soft: text(42, 28, 36) + text(42, 38, 30) + text(42, 48, 34),
};

/** Slug of a component's drawing. @example slugOf('/material-ui/react-chip') // 'chip' */
export function slugOf(pathname: string): string {
  return pathname
    .split('/')
    .at(-1)!
    .replace(/^react-/, '');
}
