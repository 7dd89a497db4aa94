import type { ThemeState } from '@site/src/settings';

/** How the document of a frame looks, apart from the page around it. */
export interface FrameLook extends ThemeState {
  /** Text at 200 %, as readers with weak eyes set it. */
  largeText: boolean;
}

/** States of a control that a person's hand otherwise brings about. */
export const FORCED_STATES = ['hover', 'focus', 'active', 'disabled'] as const;

/** One of `FORCED_STATES`. */
export type ForcedState = (typeof FORCED_STATES)[number];

/** What the query of a frame's page says. */
export interface FrameQuery {
  /** Page and name of the demo, such as `button/BasicButtons`. */
  demo: string;
  look: FrameLook;
  /** State that its controls are shown in, for pictures. */
  forced?: ForcedState;
}

/**
 * The query of a frame's page. Defaults are left out.
 *
 * @returns Such as `?demo=button%2FBasicButtons&mode=dark`.
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

/** Reads the query of a frame's page, the inverse of `formatFrameQuery`; what it does not know is ignored. */
export function parseFrameQuery(search: string): FrameQuery {
  const query = new URLSearchParams(search);
  const forced = FORCED_STATES.find((state) => state === query.get('state'));
  return {
    demo: query.get('demo') ?? '',
    look: {
      paletteMode: query.get('mode') === 'dark' ? 'dark' : 'light',
      direction: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
      dense: query.get('density') === 'compact',
      largeText: query.get('text') === '200',
    },
    ...(forced ? { forced } : {}),
  };
}
