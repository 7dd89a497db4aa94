import { createTheme, ThemeProvider } from 'material-v6/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { materialV6Theme } from '@site/src/branding/library-themes/material-v6';
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

function MaterialV6Theme({ children }: { children: ReactNode }) {
  const { dense, direction, paletteMode } = useThemeState();
  const injected = useInjectedTheme();
  const theme = useMemo(() => {
    const components = dense ? compactMaterial : undefined;
    if (injected) {
      // Without CSS variables, because the values of the injected theme aren't in the stylesheet.
      const options = { palette: { mode: paletteMode }, direction };
      return createTheme(options, { components: components ?? {} }, injected);
    }
    return { ...materialV6Theme, direction, components };
  }, [dense, direction, paletteMode, injected]);
  return (
    <ThemeProvider<object> theme={theme} {...INSIDE_A_PAGE}>
      {children}
    </ThemeProvider>
  );
}

/** The scope of demos of the archived Material UI 6.5.0: its default theme. */
export default function MaterialV6Scope({ children }: { children: ReactNode }) {
  return (
    <EmotionScope>
      <ThemeStateProvider>
        <MaterialV6Theme>{children}</MaterialV6Theme>
      </ThemeStateProvider>
    </EmotionScope>
  );
}
