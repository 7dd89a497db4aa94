import { rect, text } from '@site/src/ui/drawing';
import type { Layers } from '@site/src/ui/drawing';

/** Drawings of layout components, by slug. */
export const LAYOUT: Record<string, Layers> = {
  box: { accentLine: rect(36, 14, 48, 44, 3), soft: rect(44, 22, 32, 28, 2) },
  container: {
    surface: rect(10, 8, 100, 56),
    accent: rect(30, 8, 60, 56, 0),
    onAccent: text(38, 18, 30) + text(38, 28, 44) + text(38, 38, 38),
  },
  grid: {
    accent: rect(14, 10, 60, 24) + rect(78, 10, 28, 24),
    soft: rect(14, 38, 28, 24) + rect(46, 38, 28, 24) + rect(78, 38, 28, 24),
  },
  'grid-legacy': {
    accent: rect(14, 10, 44, 24),
    soft: rect(62, 10, 44, 24) + rect(14, 38, 28, 24) + rect(46, 38, 60, 24),
  },
  'image-list': {
    soft: rect(14, 8, 44, 26) + rect(62, 38, 44, 26),
    accent: rect(62, 8, 44, 26) + rect(14, 38, 44, 26),
    onAccent: 'M68 30l10-12 7 8 4-4 9 8zM20 60l12-14 8 9 4-4 8 9z',
  },
  stack: {
    accent: rect(34, 10, 52, 14),
    soft: rect(34, 29, 52, 14) + rect(34, 48, 52, 14),
  },
};
