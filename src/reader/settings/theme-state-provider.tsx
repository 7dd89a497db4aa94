import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useSettings } from './store';
import type { ThemeState } from './theme-state';

const ThemeStateContext = createContext<ThemeState | null>(null);

/** Provides the theme state to a demo, whose React root doesn't receive the page's context. */
export function ThemeStateProvider({ children }: { children: ReactNode }) {
  return <ThemeStateContext value={useSettings()}>{children}</ThemeStateContext>;
}

/**
 * The current theme state, from which the themes of demos are created.
 *
 * @throws If the component is not inside the provider.
 */
export function useThemeState(): ThemeState {
  const state = use(ThemeStateContext);
  if (!state) {
    throw new Error(
      'useThemeState: the component must be wrapped in the theme provider (<ThemeStateProvider>, src/reader/settings).',
    );
  }
  return state;
}
