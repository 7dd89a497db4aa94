import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { AppearanceContext } from './appearance';
import type { Look, TextDirection } from './appearance';
import DirectionProvider from './DirectionProvider';
import { createCustomTheme } from './customTheme';
import { createMaterialTheme } from './materialTheme';
import { STORAGE_KEYS } from './storageKeys';
import { useStoredChoice } from './useStoredChoice';

const LOOKS: readonly [Look, Look] = ['custom', 'material'];
const DIRECTIONS: readonly [TextDirection, TextDirection] = ['ltr', 'rtl'];

interface AppThemeProps {
  /** The color mode until the reader chooses one. The script in the `<head>` has the same default. */
  defaultMode?: 'light' | 'dark' | 'system';
  children: ReactNode;
}

/**
 * The theme of a template: two looks, light and dark, left-to-right and right-to-left. The reader's
 * choices are kept in `localStorage`.
 */
export default function AppTheme({ defaultMode = 'system', children }: AppThemeProps) {
  const [look, setLook] = useStoredChoice(STORAGE_KEYS.look, LOOKS);
  const [direction, setDirection] = useStoredChoice(STORAGE_KEYS.direction, DIRECTIONS);
  const theme = useMemo(
    () => (look === 'material' ? createMaterialTheme(direction) : createCustomTheme(direction)),
    [look, direction],
  );
  const appearance = useMemo(
    () => ({ look, setLook, direction, setDirection }),
    [look, setLook, direction, setDirection],
  );
  return (
    <AppearanceContext value={appearance}>
      <DirectionProvider direction={direction}>
        <ThemeProvider
          theme={theme}
          defaultMode={defaultMode}
          modeStorageKey={STORAGE_KEYS.mode}
          colorSchemeStorageKey={STORAGE_KEYS.colorScheme}
          disableTransitionOnChange
        >
          <CssBaseline enableColorScheme />
          {children}
        </ThemeProvider>
      </DirectionProvider>
    </AppearanceContext>
  );
}
