import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSettings } from './store';
import type { ThemeState } from './theme-state';

const ThemeStateContext = createContext<ThemeState | null>(null);

/** Gives a demo's root the theme state; React context does not reach into it from the page. */
export function ThemeStateProvider({ children }: { children: ReactNode }) {
  const { dense, direction, paletteMode } = useSettings();
  const state = useMemo(() => ({ dense, direction, paletteMode }), [dense, direction, paletteMode]);
  return <ThemeStateContext value={state}>{children}</ThemeStateContext>;
}

/**
 * The theme state that the themes of demos are made for, live.
 *
 * @throws If the component is not inside the provider.
 */
export function useThemeState(): ThemeState {
  const state = use(ThemeStateContext);
  if (!state) {
    throw new Error(
      'useThemeState: the component must be wrapped in the theme provider (<ThemeStateProvider>, src/settings).',
    );
  }
  return state;
}
