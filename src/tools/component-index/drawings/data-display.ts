import { circle, rect, star, text } from '@site/src/ui/drawing';
import type { Layers } from '@site/src/ui/drawing';

/** Drawings of components that display data, by slug. */
export const DATA_DISPLAY: Record<string, Layers> = {
  avatar: {
    soft: circle(34, 36, 15),
    accent: circle(60, 36, 15),
    surface: circle(86, 36, 15),
    onAccent: circle(60, 32, 5) + 'M50 45a10 8 0 0 1 20 0z',
    line: 'M80 40l6-10 6 10z',
  },
  badge: {
    surface: rect(42, 22, 36, 28, 4),
    line: 'M44 26l16 12 16-12',
    accent: circle(78, 22, 8),
    onAccent: rect(77, 18, 2.4, 8, 1),
  },
  chip: {
    accent: rect(18, 14, 48, 18, 9),
    onAccent: text(28, 21, 28),
    surface: rect(36, 40, 64, 18, 9),
    soft: circle(46, 49, 5) + text(55, 47, 26),
    line: 'M88 46.5l5 5m0-5l-5 5',
  },
  divider: {
    soft: text(24, 16, 56) + text(24, 25, 40) + text(24, 46, 60) + text(24, 55, 34),
    accentLine: 'M18 38h84',
  },
  icons: {
    line: circle(31, 36, 9) + 'M37.500 42.500l7 7',
    accent: star(64, 35),
    soft: 'M82 48V32l10-8 10 8v16h-7v-9h-6v9z',
  },
  'material-icons': {
    surface: rect(18, 8, 84, 16, 8),
    soft: text(36, 14, 30) + 'M22 58V46l8-7 8 7v12h-5v-7h-6v7z' + rect(78, 42, 20, 14, 2),
    line: circle(27, 15, 3.5) + 'M29.700 17.700l3 3',
    accent: star(59, 48),
  },
  list: {
    soft: circle(28, 18, 6) + circle(28, 54, 6) + text(42, 16, 50) + text(42, 52, 40),
    accent: circle(28, 36, 6) + text(42, 34, 58),
  },
  table: {
    surface: rect(18, 10, 84, 52),
    accent: text(26, 16, 18) + text(54, 16, 14) + text(80, 16, 14),
    line: 'M18 25h84M18 37h84M18 49h84',
    soft: [29, 41, 53].map((y) => text(26, y, 20) + text(54, y, 10) + text(80, y, 14)).join(''),
  },
  tooltip: {
    surface: rect(38, 44, 44, 18),
    soft: text(48, 51, 24),
    accent: rect(28, 10, 64, 20, 4) + 'M55 30h10l-5 6z',
    onAccent: text(38, 18, 44),
  },
  typography: {
    accent: 'M24 22h34v7h-13v27h-8V29H24z',
    soft: text(66, 26, 34) + text(66, 36, 28) + text(66, 46, 34),
  },
};
