import { CssVarsProvider } from '@mui/joy/styles';
import type { ReactNode } from 'react';
import { joyTheme } from '@site/src/branding/library-themes/joy';
import { useSettings } from '@site/src/settings';
import { EmotionScope } from '../emotion/EmotionScope';

const rightToLeft = { ...joyTheme, direction: 'rtl' as const };

/** What a Joy UI demo stands in: Joy UI's default theme. */
export default function JoyScope({ children }: { children: ReactNode }) {
  const { direction } = useSettings();
  return (
    <EmotionScope>
      <CssVarsProvider
        theme={direction === 'rtl' ? rightToLeft : joyTheme}
        colorSchemeNode={null}
        modeStorageKey="mui-mode"
        colorSchemeStorageKey="mui-color-scheme"
        disableStyleSheetGeneration
        disableNestedContext
      >
        {children}
      </CssVarsProvider>
    </EmotionScope>
  );
}
