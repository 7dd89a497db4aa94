import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ThemeStateProvider, useThemeState } from '@site/src/reader/settings';

function Theme({ children }: { children: ReactNode }) {
  const { direction, paletteMode } = useThemeState();
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider
        forceColorScheme={paletteMode}
        getRootElement={() => undefined}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

/** The scope of Mantine's demos. The stylesheet has the variables of both color schemes. */
export default function MantineScope({ children }: { children: ReactNode }) {
  return (
    <ThemeStateProvider>
      <Theme>{children}</Theme>
    </ThemeStateProvider>
  );
}
