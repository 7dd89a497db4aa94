import * as React from 'react';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from './theme';

export default function DarkFirst({ children }: { children: React.ReactNode }) {
  return (
    <React.Fragment>
      <InitColorSchemeScript attribute="data" defaultMode="dark" />
      <ThemeProvider theme={theme} defaultMode="dark">
        {children}
      </ThemeProvider>
    </React.Fragment>
  );
}
