import { circle, rect, text } from '@site/src/ui/drawing';
import type { Layers } from '@site/src/ui/drawing';

/** Drawings of lab components, by slug. */
export const LAB: Record<string, Layers> = {
  masonry: {
    accent: rect(16, 8, 26, 34) + rect(78, 30, 26, 34),
    soft: rect(16, 46, 26, 18) + rect(47, 8, 26, 18) + rect(47, 30, 26, 34) + rect(78, 8, 26, 18),
  },
  timeline: {
    line: 'M60 20v10M60 42v10',
    accent: circle(60, 36, 5),
    surface: circle(60, 14, 5) + circle(60, 58, 5),
    soft: text(72, 12, 28) + text(24, 34, 26) + text(72, 56, 20),
  },
};
