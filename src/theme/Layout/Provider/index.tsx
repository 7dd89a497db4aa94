import LayoutProvider from '@theme-original/Layout/Provider';
import type { ComponentProps, ReactNode } from 'react';
import { FontPreloads, SITE_FONTS } from '@site/src/branding/fonts';
import { KeyboardShortcuts } from '@site/src/keyboard';
import { SettingsHead, SettingsSync } from '@site/src/settings/document';

/** Places what keeps the document in step with the reader's settings, and the shortcuts. */
export default function Provider({ children }: ComponentProps<typeof LayoutProvider>): ReactNode {
  return (
    <LayoutProvider>
      <FontPreloads files={SITE_FONTS} />
      <SettingsSync />
      <SettingsHead>{children}</SettingsHead>
      <KeyboardShortcuts />
    </LayoutProvider>
  );
}
