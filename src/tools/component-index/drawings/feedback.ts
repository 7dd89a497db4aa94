import { circle, rect, text } from '@site/src/ui/drawing';
import type { Layers } from '@site/src/ui/drawing';

/** Drawings of feedback, by slug. */
export const FEEDBACK: Record<string, Layers> = {
  alert: {
    surface: rect(14, 22, 92, 28, 4),
    accent: circle(28, 36, 7),
    onAccent: rect(27, 31.5, 2, 6, 1) + circle(28, 40, 1.2),
    soft: text(42, 29, 50) + text(42, 39, 36),
  },
  backdrop: {
    behind: rect(14, 8, 92, 56),
    surface: rect(40, 22, 40, 28, 4),
    accent: text(48, 30, 24) + text(48, 39, 16),
  },
  dialog: {
    behind: rect(14, 6, 92, 60),
    surface: rect(30, 16, 60, 40, 4),
    line: 'M38 24h26M38 31h44M38 37h36',
    accent: rect(66, 44, 18, 7, 2),
  },
  progress: {
    line: circle(34, 36, 12),
    accentLine: 'M34 24a12 12 0 0 1 12 12',
    soft: rect(58, 34, 46, 4, 2),
    accent: rect(58, 34, 28, 4, 2),
  },
  skeleton: {
    soft: circle(30, 24, 9) + text(46, 18, 44) + text(46, 27, 28) + rect(21, 40, 78, 22, 3),
  },
  snackbar: {
    surface: rect(14, 6, 92, 60),
    soft: text(22, 14, 40) + text(22, 23, 56) + text(22, 32, 34),
    accent: rect(22, 44, 66, 15, 3),
    onAccent: text(28, 50, 30) + text(68, 50, 14),
  },
};
