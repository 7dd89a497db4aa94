import GlobalStyles from '@mui/material/GlobalStyles';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { materialOptions, readerThemeLoaded, useReaderTheme } from '@site/src/reader/reader-theme';
import type { BasicTheme } from 'mui-theme-kit/theme';
import { mode } from '@site/src/reader/settings';
import TemplateTheme from '@site/templates/shared-theme/AppTheme';
import { COLOR_SCHEME_ATTRIBUTE } from '@site/templates/shared-theme/storageKeys';

// The template's own theme declares the same properties, in styles that can come later.
const SPECIFIC = {
  rootSelector: ':root:root',
  colorSchemeSelector: `:root[${COLOR_SCHEME_ATTRIBUTE}="%s"]`,
};

/** The reader's theme inside the template's, with the template's mode and direction. */
function ReaderLook({ theme, children }: { theme: BasicTheme; children: ReactNode }) {
  const { direction } = useTheme();
  const own = useMemo(
    () => ({
      ...createTheme({
        ...materialOptions(theme),
        cssVariables: SPECIFIC,
      }),
      direction,
    }),
    [theme, direction],
  );
  return (
    <ThemeProvider<object> theme={own}>
      {/* A theme inside another one with the same properties doesn't declare them itself. */}
      <GlobalStyles styles={own.generateStyleSheets()} />
      <GlobalStyles styles={{ ':root body': own.typography.body1 }} />
      {children}
    </ThemeProvider>
  );
}

/**
 * The theme of a template's preview, in place of the template's own: the reader's theme if it's on,
 * over either look. Starts in the site's color mode until the reader chooses one in the template.
 */
export default function AppTheme({ children }: { children: ReactNode }) {
  const { active } = useReaderTheme();
  // Without the reader's theme, the template would change its look while it loads.
  const [isReady, setIsReady] = useState(() => readerThemeLoaded() === null);
  // Once, because ThemeProvider reads its default only when it mounts.
  const [siteMode] = useState(mode.get);
  useEffect(() => void readerThemeLoaded()?.then(() => setIsReady(true)), []);
  return isReady ? (
    <TemplateTheme defaultMode={siteMode}>
      {active ? <ReaderLook theme={active.material}>{children}</ReaderLook> : children}
    </TemplateTheme>
  ) : null;
}
