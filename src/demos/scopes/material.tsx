import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { materialTheme } from '@site/src/branding/library-themes/material';
import { useSettings } from '@site/src/settings';
import { EmotionScope } from '../emotion/EmotionScope';

const rightToLeft = { ...materialTheme, direction: 'rtl' as const };

// Spread, because the library types these props only after a global augmentation, which would
// reach the demos. The page owns the document's attributes and the stored mode, a demo does not.
const INSIDE_A_PAGE = {
  colorSchemeNode: null,
  storageManager: null,
  disableStyleSheetGeneration: true,
};

/** What a Material UI or MUI System demo stands in: the library's default theme. */
export default function MaterialScope({ children }: { children: ReactNode }) {
  const { direction } = useSettings();
  return (
    <EmotionScope>
      <ThemeProvider theme={direction === 'rtl' ? rightToLeft : materialTheme} {...INSIDE_A_PAGE}>
        {children}
      </ThemeProvider>
    </EmotionScope>
  );
}
