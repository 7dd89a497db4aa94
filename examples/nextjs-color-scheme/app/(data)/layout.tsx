import * as React from 'react';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import Providers from './providers';

interface LayoutProps {
  children: React.ReactNode;
}

export default function Layout({ children: page }: LayoutProps) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <body>
        <InitColorSchemeScript attribute="data" />
        <Providers>{page}</Providers>
      </body>
    </html>
  );
}
