import { CssVarsProvider } from '@mui/joy/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { joyTheme } from '@site/src/branding/library-themes/joy';
import { useSettings } from '@site/src/settings';
import { EmotionScope } from '../emotion/EmotionScope';

/** What a Joy UI demo stands in: Joy UI's default theme. */
export default function JoyScope({ children }: { children: ReactNode }) {
  const { direction } = useSettings();
  const theme = useMemo(() => ({ ...joyTheme, direction }), [direction]);
  return (
    <EmotionScope>
      <CssVarsProvider
        theme={theme}
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
