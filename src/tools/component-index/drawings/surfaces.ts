import { chevron, circle, rect, text } from '@site/src/ui/drawing';
import type { Layers } from '@site/src/ui/drawing';

/** Drawings of surfaces, by slug. */
export const SURFACES: Record<string, Layers> = {
  accordion: {
    surface: rect(18, 8, 84, 34) + rect(18, 46, 84, 18),
    accent: text(26, 14, 30),
    soft: text(26, 25, 62) + text(26, 33, 48) + text(26, 53, 36),
    line: 'M91 17.500l3-3 3 3' + chevron(94, 55),
  },
  'app-bar': {
    surface: rect(14, 10, 92, 52),
    accent: rect(14, 10, 92, 17, 3),
    onAccent:
      rect(20, 15, 8, 1.6, 0.8) +
      rect(20, 18, 8, 1.6, 0.8) +
      rect(20, 21, 8, 1.6, 0.8) +
      text(34, 17, 24) +
      circle(97, 18.5, 4),
    soft: text(22, 36, 46) + text(22, 45, 60) + text(22, 54, 34),
  },
  card: {
    surface: rect(34, 6, 52, 60, 4),
    soft: 'M34 10a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v20H34z' + text(41, 37, 30) + text(41, 45, 38),
    accent: text(41, 56, 16),
  },
  paper: {
    behind: rect(24, 20, 44, 40, 4),
    surface: rect(38, 14, 44, 40, 4),
    line: 'M46 24h22M46 31h28M46 38h18',
    accent: rect(52, 8, 44, 40, 4),
  },
};
