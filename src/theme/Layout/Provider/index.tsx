import LayoutProvider from '@theme-original/Layout/Provider';
import type { ComponentProps, ReactNode } from 'react';
import { FontPreloads, SITE_FONTS } from '@site/src/branding/fonts';
import { SettingsHead, SettingsSync } from '@site/src/settings/document';

/** Places what keeps document and Docusaurus in step with the reader's settings. */
export default function Provider({ children }: ComponentProps<typeof LayoutProvider>): ReactNode {
  return (
    <LayoutProvider>
      <FontPreloads files={SITE_FONTS} />
      <SettingsSync />
      <SettingsHead>{children}</SettingsHead>
    </LayoutProvider>
  );
}
