import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { materialTheme } from '@site/src/branding/library-themes/material';
import { materialOptions, useReaderTheme } from '@site/src/reader-theme';
import type { ReaderTheme } from '@site/src/reader-theme';
import { ThemeStateProvider, useThemeState } from '@site/src/settings';
import { EmotionScope } from '../emotion/EmotionScope';
import { cached } from './cached';
import { compactMaterial } from './compact-material';
import { useInjectedTheme } from './use-injected-theme';

// Spread, because the library types these props only after a global augmentation, which would
// affect the demos. The page owns the document's attributes and the stored mode, not the demo.
const INSIDE_A_PAGE = {
  colorSchemeNode: null,
  storageManager: null,
  disableStyleSheetGeneration: true,
};

const createReaderTheme = cached((theme: ReaderTheme) => createTheme(materialOptions(theme)));
const createCompactTheme = cached((theme: ReaderTheme) =>
  createTheme(materialOptions(theme), { components: compactMaterial }),
);

function MaterialTheme({ children }: { children: ReactNode }) {
  const { dense, direction, paletteMode } = useThemeState();
  const injected = useInjectedTheme();
  const { active } = useReaderTheme();
  const theme = useMemo(() => {
    const components = dense ? compactMaterial : undefined;
    if (injected) {
      // Without CSS variables, because the values of the injected theme aren't in the stylesheet.
      const options = { palette: { mode: paletteMode }, direction };
      return createTheme(options, { components: components ?? {} }, injected);
    }
    if (active) {
      const create = dense ? createCompactTheme : createReaderTheme;
      return { ...create(active.material), direction };
    }
    return { ...materialTheme, direction, components };
  }, [dense, direction, paletteMode, injected, active]);
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
