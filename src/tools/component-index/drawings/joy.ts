import { rect, text } from '@site/src/ui/drawing';
import type { Layers } from '@site/src/ui/drawing';
import { INPUTS } from './inputs';
import { SURFACES } from './surfaces';

/** Drawings of components that only Joy UI has, by slug. */
export const JOY: Record<string, Layers> = {
  'aspect-ratio': {
    surface: rect(18, 12, 84, 48, 4),
    accent: 'M22 56l20-24 14 16 12-14 18 22z',
    line: 'M26 18h10M26 18v10M94 54H84M94 54V44',
  },
  'circular-progress': {
    line: 'M78 36a18 18 0 1 0-36 0a18 18 0 1 0 36 0z',
    accentLine: 'M60 18a18 18 0 0 1 12.7 30.7',
    soft: text(53, 34, 14),
  },
  input: {
    surface: rect(20, 25, 80, 22, 4),
    soft: text(28, 34, 36),
    accent: rect(70, 30, 2, 12, 1),
  },
  'linear-progress': {
    soft: rect(16, 33, 88, 6, 3),
    accent: rect(16, 33, 52, 6, 3),
  },
  sheet: SURFACES.paper!,
  textarea: {
    surface: rect(20, 10, 80, 52),
    soft: text(28, 18, 56) + text(28, 28, 62) + text(28, 38, 34),
    line: 'M66 36v8M92 58l4-4M87 58l9-9',
    accent: rect(20, 60, 80, 2, 1),
  },
  'toggle-button-group': INPUTS['toggle-button']!,
};
