import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { materialTheme } from '@site/src/branding/library-themes/material';
import { ThemeStateProvider, useThemeState } from '@site/src/settings';
import { EmotionScope } from '../emotion/EmotionScope';
import { compactMaterial } from './compact-material';

// Spread, because the library types these props only after a global augmentation, which would
// reach the demos. The page owns the document's attributes and the stored mode, a demo does not.
const INSIDE_A_PAGE = {
  colorSchemeNode: null,
  storageManager: null,
  disableStyleSheetGeneration: true,
};

function MaterialTheme({ children }: { children: ReactNode }) {
  const { dense, direction } = useThemeState();
  const theme = useMemo(
    () => ({ ...materialTheme, direction, components: dense ? compactMaterial : undefined }),
    [dense, direction],
  );
  return (
    <ThemeProvider theme={theme} {...INSIDE_A_PAGE}>
      {children}
    </ThemeProvider>
  );
}

/** What a Material UI or MUI System demo stands in: the library's default theme. */
export default function MaterialScope({ children }: { children: ReactNode }) {
  return (
    <EmotionScope>
      <ThemeStateProvider>
        <MaterialTheme>{children}</MaterialTheme>
      </ThemeStateProvider>
    </EmotionScope>
  );
}
