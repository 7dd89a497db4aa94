import { ThemeProvider, createTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { materialTheme } from '@site/src/branding/library-themes/material';
import { useSettings } from '@site/src/settings';
import { EmotionScope } from '../emotion/EmotionScope';

const rightToLeft = createTheme(materialTheme, { direction: 'rtl' });

/** What a Material UI or MUI System demo stands in: the library's default theme. */
export default function MaterialScope({ children }: { children: ReactNode }) {
  const { direction } = useSettings();
  const theme = useMemo(() => (direction === 'rtl' ? rightToLeft : materialTheme), [direction]);
  return (
    <EmotionScope>
      <ThemeProvider
        theme={theme}
        colorSchemeNode={null}
        storageManager={null}
        disableStyleSheetGeneration
        disableNestedContext
      >
        {children}
      </ThemeProvider>
    </EmotionScope>
  );
}
