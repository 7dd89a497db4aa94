import { check, circle, rect, text } from '@site/src/ui/drawing';
import type { Layers } from '@site/src/ui/drawing';

/** Drawings of navigation components, by slug. */
export const NAVIGATION: Record<string, Layers> = {
  'bottom-navigation': {
    surface: rect(36, 4, 48, 64, 5),
    line: 'M36 50h48',
    accent: circle(47, 57, 3) + text(42.5, 62, 9),
    soft: text(42, 12, 30) + text(42, 21, 22) + circle(60, 58, 3) + circle(73, 58, 3),
  },
  breadcrumbs: {
    soft: text(14, 34, 22) + text(48, 34, 22),
    line: 'M41 32l3 4-3 4M75 32l3 4-3 4',
    accent: text(84, 34, 22),
  },
  drawer: {
    behind: rect(14, 8, 92, 56),
    surface: 'M17 8h37v56H17a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3z',
    accent: text(20, 17, 26),
    line: 'M21 30h24M21 40h18M21 50h24',
  },
  link: {
    soft: text(16, 24, 34) + text(16, 42, 60),
    accent: text(54, 24, 40),
    accentLine: 'M54 31.500h40',
  },
  menu: {
    accent: rect(30, 6, 30, 14, 3),
    onAccent: text(36, 11, 18),
    surface: rect(30, 24, 58, 42, 3),
    soft: text(37, 31, 36) + text(37, 43, 28) + text(37, 55, 40),
  },
  pagination: {
    line: 'M22 32l-4 4 4 4M98 32l4 4-4 4',
    surface: circle(36, 36, 8) + circle(84, 36, 8),
    accent: circle(60, 36, 9),
    soft: circle(36, 36, 2) + circle(84, 36, 2),
    onAccent: circle(60, 36, 2),
  },
  'speed-dial': {
    surface: circle(60, 12, 7) + circle(60, 30, 7),
    accent: circle(60, 54, 11),
    onAccent: rect(55, 53, 10, 2, 1) + rect(59, 49, 2, 10, 1),
    soft: text(74, 10, 20) + text(74, 28, 26),
  },
  stepper: {
    line: 'M36 30h14M70 30h14',
    accent: circle(28, 30, 8) + circle(60, 30, 8),
    onAccent: check(22, 24) + circle(60, 30, 2.5),
    surface: circle(92, 30, 8),
    soft: text(18, 46, 20) + text(50, 46, 20) + text(82, 46, 20),
  },
  tabs: {
    soft: text(56, 20, 20) + text(86, 20, 18) + text(18, 46, 70) + text(18, 55, 52),
    accent: text(18, 20, 26) + rect(14, 30, 34, 2.4, 1.2),
    line: 'M14 32.400h92',
  },
};
