import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { dark: true },
});

interface RootProps {
  nonce: string;
  children: ReactNode;
}

export default function Root({ nonce, children }: RootProps) {
  const [cache] = React.useState(() => createCache({ key: 'css', nonce }));

  return (
    <CacheProvider value={cache}>
      <InitColorSchemeScript attribute="class" nonce={nonce} />
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
