import { check, chevron, circle, rect, star, text } from '@site/src/ui/drawing';
import type { Layers } from '@site/src/ui/drawing';

/** Drawings of inputs, by slug. */
export const INPUTS: Record<string, Layers> = {
  autocomplete: {
    surface: rect(22, 8, 76, 18) + rect(22, 30, 76, 34),
    soft: text(30, 45, 40) + text(30, 55, 28),
    accent: text(30, 15, 22) + text(30, 36, 48),
    line: 'M55 12v10',
  },
  button: { accent: rect(28, 24, 64, 24, 4), onAccent: text(44, 34, 32) },
  'button-group': {
    surface: rect(18, 25, 84, 22, 4),
    accent: 'M22 25h24v22H22a4 4 0 0 1-4-4V29a4 4 0 0 1 4-4z',
    line: 'M46 25v22M74 25v22',
    onAccent: text(25, 34, 14),
    soft: text(53, 34, 14) + text(81, 34, 14),
  },
  checkbox: {
    surface: rect(30, 41, 12, 12, 2),
    accent: rect(30, 19, 12, 12, 2),
    onAccent: check(30, 19),
    soft: text(50, 23, 40) + text(50, 45, 30),
  },
  'floating-action-button': {
    accent: circle(60, 36, 17),
    onAccent: rect(52, 35, 16, 2, 1) + rect(59, 28, 2, 16, 1),
  },
  'radio-button': {
    surface: circle(36, 24, 7) + circle(36, 48, 7),
    accent: circle(36, 24, 3.5),
    soft: text(50, 22, 38) + text(50, 46, 28),
  },
  rating: {
    accent: star(28, 36) + star(44, 36) + star(60, 36),
    line: star(76, 36) + star(92, 36),
  },
  select: {
    surface: rect(24, 26, 72, 20),
    soft: text(32, 34, 30),
    line: chevron(86, 36),
  },
  slider: {
    soft: rect(18, 34, 84, 4, 2),
    accent: rect(18, 34, 50, 4, 2) + circle(68, 36, 8),
  },
  switch: {
    soft: rect(42, 27, 36, 18, 9),
    accent: circle(69, 36, 11),
  },
  'text-field': {
    surface: rect(20, 24, 80, 26),
    accent: text(28, 22, 24),
    soft: text(28, 35, 40),
    line: 'M72 31v12',
  },
  'transfer-list': {
    surface: rect(14, 12, 36, 48) + rect(70, 12, 36, 48),
    soft: text(20, 20, 24) + text(20, 30, 18) + text(76, 20, 22) + text(20, 40, 22),
    accentLine: 'M55 31h10l-3-3m3 3l-3 3M65 43H55l3-3m-3 3l3 3',
  },
  'toggle-button': {
    surface: rect(21, 24, 78, 24, 4),
    accent: rect(47, 24, 26, 24, 0),
    line: 'M28 32h12M28 36h8M28 40h12M80 32h12M84 36h8M80 40h12',
    onAccent: rect(54, 31, 12, 2, 1) + rect(56, 35, 8, 2, 1) + rect(54, 39, 12, 2, 1),
  },
};
