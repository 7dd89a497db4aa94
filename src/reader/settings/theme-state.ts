import type { ColorMode, Direction } from './types';

/** The settings that the themes of demos depend on: product specification, section 3. */
export interface ThemeState {
  /** Whether components use compact defaults. */
  dense: boolean;
  direction: Direction;
  /** The mode that is shown. */
  paletteMode: ColorMode;
}

/** The default theme state, also used on the server. */
export const DEFAULT_THEME_STATE: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteMode: 'light',
};

/** The three changes of the product specification, section 4. */
export type ThemeAction =
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'CHANGE'; payload: Partial<Pick<ThemeState, 'direction' | 'paletteMode'>> };

/** The next state, or the same object if nothing changes. */
export function change(state: ThemeState, next: ThemeState): ThemeState {
  const isSame = (Object.keys(state) as (keyof ThemeState)[]).every(
    (key) => next[key] === state[key],
  );
  return isSame ? state : next;
}

/**
 * The theme state after an action.
 *
 * @returns The same object if the action changes nothing.
 * @throws If the action has an unknown type.
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_DENSE':
      return change(state, { ...state, dense: action.payload });
    case 'RESET_DENSITY':
      return change(state, { ...state, dense: DEFAULT_THEME_STATE.dense });
    case 'CHANGE': {
      const { direction = state.direction, paletteMode = state.paletteMode } = action.payload;
      return change(state, { ...state, direction, paletteMode });
    }
    default:
      throw new Error(
        `Unrecognized theme action "${(action as { type: unknown }).type}". Known: SET_DENSE, RESET_DENSITY, CHANGE.`,
      );
  }
}
