import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { materialTheme } from '@site/src/branding/library-themes/material';
import { ThemeStateProvider, useThemeState } from '@site/src/settings';
import { EmotionScope } from '../emotion/EmotionScope';
import { compactMaterial } from './compact-material';
import { useInjectedTheme } from './use-injected-theme';

// Spread, because the library types these props only after a global augmentation, which would
// affect the demos. The page owns the document's attributes and the stored mode, not the demo.
const INSIDE_A_PAGE = {
  colorSchemeNode: null,
  storageManager: null,
  disableStyleSheetGeneration: true,
};

function MaterialTheme({ children }: { children: ReactNode }) {
  const { dense, direction, paletteMode } = useThemeState();
  const injected = useInjectedTheme();
  const theme = useMemo(() => {
    const components = dense ? compactMaterial : undefined;
    if (injected) {
      // Without CSS variables, because the values of the injected theme aren't in the stylesheet.
      const options = { palette: { mode: paletteMode }, direction };
      return createTheme(options, { components: components ?? {} }, injected);
    }
    return { ...materialTheme, direction, components };
  }, [dense, direction, paletteMode, injected]);
  return (
    <ThemeProvider<object> theme={theme} {...INSIDE_A_PAGE}>
      {children}
    </ThemeProvider>
  );
}

/** The scope of Material UI and MUI System demos: the library's default theme. */
export default function MaterialScope({ children }: { children: ReactNode }) {
  return (
    <EmotionScope>
      <ThemeStateProvider>
        <MaterialTheme>{children}</MaterialTheme>
      </ThemeStateProvider>
    </EmotionScope>
  );
}
