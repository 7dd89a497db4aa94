import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { COLOR_SCHEME_SELECTOR } from '@site/src/foundation/branding/library-themes/color-scheme-selector';
import { joyTheme } from '@site/src/foundation/branding/library-themes/joy';
import { useReaderTheme } from '@site/src/reader/reader-theme';
import type { ActiveTheme } from '@site/src/reader/reader-theme';
import { ThemeStateProvider, useThemeState } from '@site/src/reader/settings';
import { EmotionScope } from '../../emotion/EmotionScope';
import { cached } from '../cached';
import { logicalSliders } from '../logical-sliders';
import { compactJoy } from './compact';
import { rtlJoy } from './rtl';
import { withoutFallbacks } from './without-fallbacks';

// The library's type of a created theme lacks `components`.
type JoyTheme = typeof joyTheme & { components?: object };

const createReaderTheme = cached(({ joy }: ActiveTheme): JoyTheme =>
  extendTheme({ ...(joy as object), colorSchemeSelector: COLOR_SCHEME_SELECTOR }),
);

function JoyThemeProvider({ children }: { children: ReactNode }) {
  const { dense, direction } = useThemeState();
  const { active } = useReaderTheme();
  const theme = useMemo(() => {
    const own: JoyTheme = active ? createReaderTheme(active) : joyTheme;
    const components = { ...own.components, ...(dense && compactJoy) };
    return {
      ...own,
      direction,
      components: direction === 'rtl' ? rtlJoy(components) : components,
    };
  }, [dense, direction, active]);
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
        <JoyThemeProvider>{children}</JoyThemeProvider>
      </ThemeStateProvider>
    </EmotionScope>
  );
}

if (__SERVER__) {
  JoyScope.serverHtml = (html: string) =>
    logicalSliders(html).replace(/<style\b[^]*?<\/style>/g, withoutFallbacks);
}
