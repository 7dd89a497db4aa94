import { CssVarsProvider } from '@mui/joy/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { joyTheme } from '@site/src/branding/library-themes/joy';
import { ThemeStateProvider, useThemeState } from '@site/src/settings';
import { EmotionScope } from '../emotion/EmotionScope';
import { compactJoy } from './compact-joy';

// The library's type of a created theme lacks `components`.
const { components: ownDefaults } = joyTheme as { components?: object };
const compactDefaults = { ...ownDefaults, ...compactJoy };

function JoyTheme({ children }: { children: ReactNode }) {
  const { dense, direction } = useThemeState();
  const theme = useMemo(
    () => ({ ...joyTheme, direction, components: dense ? compactDefaults : ownDefaults }),
    [dense, direction],
  );
  return (
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
  );
}

/** The scope of Joy UI demos: Joy UI's default theme. */
export default function JoyScope({ children }: { children: ReactNode }) {
  return (
    <EmotionScope>
      <ThemeStateProvider>
        <JoyTheme>{children}</JoyTheme>
      </ThemeStateProvider>
    </EmotionScope>
  );
}
