import { linkParameter } from '@site/src/foundation/browser/link-query';
import type { ThemeState } from '@site/src/reader/settings';

/** Appearance of a frame's document, independent of the page around it. */
export interface FrameLook extends ThemeState {
  /** Text at 200 %, for readers with low vision. */
  largeText: boolean;
}

/** States of a control that normally need user interaction. */
export const FORCED_STATES = ['hover', 'focus', 'active', 'disabled'] as const;

/** One of `FORCED_STATES`. */
export type ForcedState = (typeof FORCED_STATES)[number];

/** The query of a frame's page. */
export interface FrameQuery {
  /** Page and name of the demo, for example `button/BasicButtons`. */
  demo: string;
  look: FrameLook;
  /** State to force on its controls, for screenshots. */
  forced?: ForcedState;
}

/**
 * Formats the query of a frame's page. Defaults are omitted.
 *
 * @returns For example, `?demo=button%2FBasicButtons&mode=dark`.
 */
export function formatFrameQuery({ demo, look, forced }: FrameQuery): string {
  const query = new URLSearchParams({
    demo,
    ...(look.paletteMode === 'dark' ? { mode: 'dark' } : {}),
    ...(look.direction === 'rtl' ? { dir: 'rtl' } : {}),
    ...(look.dense ? { density: 'compact' } : {}),
    ...(look.largeText ? { text: '200' } : {}),
    ...(forced ? { state: forced } : {}),
  });
  return `?${query}`;
}

/**
 * Parses the query of a frame's page, the inverse of `formatFrameQuery`; ignores unknown values.
 */
export function parseFrameQuery(search: string): FrameQuery {
  const read = (name: string) => linkParameter(search, name);
  const forced = FORCED_STATES.find((state) => state === read('state'));
  return {
    demo: read('demo') ?? '',
    look: {
      paletteMode: read('mode') === 'dark' ? 'dark' : 'light',
      direction: read('dir') === 'rtl' ? 'rtl' : 'ltr',
      dense: read('density') === 'compact',
      largeText: read('text') === '200',
    },
    ...(forced ? { forced } : {}),
  };
}
