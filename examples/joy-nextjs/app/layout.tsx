import type { ReactNode } from 'react';
import InitColorSchemeScript from '@mui/joy/InitColorSchemeScript';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <InitColorSchemeScript defaultMode="system" />
        {children}
      </body>
    </html>
  );
}
