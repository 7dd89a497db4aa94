import { circle, rect, text } from '@site/src/ui/drawing';
import type { Layers } from '@site/src/ui/drawing';

/** Drawings of utilities, by slug. */
export const UTILS: Record<string, Layers> = {
  'click-away-listener': {
    surface: rect(16, 12, 50, 34, 4),
    soft: text(24, 20, 30) + text(24, 29, 22),
    accent: 'M80 40l20 8-8 3-3 8z',
    accentLine: 'M78 30v4M70 40h4M73 33l2.500 2.500',
  },
  'css-baseline': {
    soft: text(20, 20, 32) + text(20, 30, 46) + text(20, 40, 38),
    accentLine: 'M14 52h92',
    line: 'M84 14v38M78 20l6-6 6 6M78 46l6 6 6-6',
  },
  'init-color-scheme-script': {
    surface: circle(60, 36, 22),
    accent: 'M60 14a22 22 0 0 1 0 44z',
    soft: circle(48, 36, 5),
  },
  modal: {
    behind: rect(14, 6, 92, 60),
    surface: rect(36, 18, 48, 36, 4),
    accent: text(44, 27, 28),
    line: 'M44 38h32M44 45h22',
  },
  'no-ssr': {
    surface: rect(14, 14, 38, 44) + rect(68, 14, 38, 44),
    line: 'M20 28h26M20 36h18M20 44h22',
    accent: rect(74, 22, 26, 12, 2),
    soft: text(74, 40, 26) + text(74, 48, 18),
  },
  popover: {
    accent: rect(20, 10, 32, 14),
    onAccent: text(27, 15, 18),
    surface: rect(36, 30, 62, 34, 4),
    soft: text(44, 38, 40) + text(44, 47, 46) + text(44, 56, 26),
  },
  popper: {
    surface: rect(16, 42, 40, 18),
    soft: text(24, 49, 24),
    accent: rect(48, 12, 56, 24, 4),
    onAccent: text(56, 19, 34) + text(56, 27, 22),
    line: 'M44 40l6-6',
  },
  portal: {
    surface: rect(12, 10, 42, 52),
    soft: rect(20, 20, 26, 14, 2) + text(20, 44, 22),
    accent: rect(72, 22, 36, 28, 3),
    accentLine: 'M50 27h15l-4-4m4 4l-4 4',
  },
  'textarea-autosize': {
    surface: rect(20, 10, 80, 44),
    soft: text(28, 18, 60) + text(28, 27, 52) + text(28, 36, 34),
    line: 'M66 35v7',
    accentLine: 'M60 58v8M56.500 62.500l3.500 3.500 3.500-3.500',
  },
  transitions: {
    line: rect(14, 26, 22, 22) + rect(24, 24, 24, 26),
    soft: rect(36, 22, 26, 30),
    accent: rect(56, 18, 36, 38),
    accentLine: 'M97 37h9l-3.500-3.500m3.500 3.500l-3.500 3.500',
  },
  'use-media-query': {
    surface: rect(14, 12, 62, 40) + rect(82, 22, 22, 40, 4),
    accent: rect(20, 18, 22, 28, 2) + rect(86, 28, 14, 10, 2),
    soft: text(47, 20, 22) + text(47, 29, 16) + text(86, 43, 14) + text(86, 51, 10),
  },
};
