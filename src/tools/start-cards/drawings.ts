import { circle, rect, star, text } from '@site/src/ui/drawing';
import type { Layers } from '@site/src/ui/drawing';

const WINDOW = rect(18, 10, 84, 52, 4);

/** The drawings of the cards, by subject. */
export const DRAWINGS = {
  install: {
    surface: WINDOW,
    line: 'M28 24l6 6-6 6',
    accent: text(42, 28, 40),
    soft: text(28, 44, 50),
  },
  components: {
    accent: rect(14, 14, 42, 18, 4) + circle(47, 50, 9),
    onAccent: text(22, 21, 26),
    surface: rect(64, 14, 42, 18) + rect(64, 40, 42, 20),
    soft: rect(18, 43, 32, 14, 7) + text(70, 21, 22) + text(70, 48, 28),
  },
  customize: {
    accent: circle(32, 26, 12) + circle(74, 56, 6),
    soft: circle(60, 26, 12) + rect(20, 54, 80, 4, 2),
    surface: circle(88, 26, 12),
  },
  studio: {
    surface: WINDOW,
    line: 'M46 10v52',
    accent: rect(54, 20, 38, 14),
    soft: text(25, 20, 14) + text(25, 31, 10) + text(25, 42, 14) + text(54, 44, 32),
  },
  templates: {
    surface: WINDOW,
    accent: rect(24, 16, 72, 8, 2),
    soft: rect(24, 30, 22, 26, 2) + rect(52, 30, 44, 10, 2) + rect(52, 46, 44, 10, 2),
  },
  icons: {
    accent: star(32, 36),
    line: 'M52 36l8-9 8 9M54 34v11h12v-11',
    soft: circle(88, 36, 9),
  },
  code: {
    surface: WINDOW,
    line: 'M42 26l-10 10 10 10M78 26l10 10-10 10',
    accentLine: 'M65 24l-10 24',
  },
  layout: {
    accent: rect(16, 12, 24, 48),
    surface: rect(46, 12, 58, 21) + rect(46, 39, 26, 21) + rect(78, 39, 26, 21),
  },
  page: {
    surface: rect(34, 6, 52, 60),
    accent: text(42, 16, 28),
    soft: text(42, 28, 36) + text(42, 38, 30) + text(42, 48, 34),
  },
  grid: {
    surface: WINDOW,
    accent: rect(24, 16, 72, 7, 2),
    line: 'M18 30h84M18 46h84M46 30v32M74 30v32',
  },
  calendar: {
    surface: rect(30, 8, 60, 56, 4),
    accent: rect(36, 14, 48, 7, 2) + circle(72, 44, 6),
    soft: [42, 57, 72].flatMap((x) => [30, 44, 56].map((y) => circle(x, y, 3))).join(''),
  },
  chart: {
    line: 'M24 12v48h76',
    accent: rect(34, 36, 12, 22, 2) + rect(74, 24, 12, 34, 2),
    soft: rect(54, 18, 12, 40, 2),
  },
  tree: {
    line: 'M30 22v30h10M30 36h10',
    accent: text(26, 14, 40),
    soft: text(46, 34, 44) + text(46, 50, 34),
  },
} satisfies Record<string, Layers>;
