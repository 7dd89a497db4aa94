import { createContext, useContext } from 'react';

/** The two looks of a template: Material Design 2, and the template's own design. */
export type Look = 'material' | 'custom';

/** Text direction of the page. */
export type TextDirection = 'ltr' | 'rtl';

/** What a reader can choose about a template's appearance, except for the color mode. */
export interface Appearance {
  look: Look;
  setLook: (look: Look) => void;
  direction: TextDirection;
  setDirection: (direction: TextDirection) => void;
}

export const AppearanceContext = createContext<Appearance | null>(null);

/**
 * The look and the text direction, with functions that change them. For the color mode, use
 * `useColorScheme()` from `@mui/material/styles`.
 *
 * @throws Outside `AppTheme`.
 */
export function useAppearance(): Appearance {
  const appearance = useContext(AppearanceContext);
  if (!appearance) {
    throw new Error('useAppearance() must be called below <AppTheme>.');
  }
  return appearance;
}
