import LayoutProvider from '@theme-original/Layout/Provider';
import type { ComponentProps, ReactNode } from 'react';
import { FontPreloads, SITE_FONTS } from '@site/src/foundation/branding/fonts';
import { useLanguage } from '@site/src/foundation/i18n';
import { KeyboardShortcuts } from '@site/src/shell/keyboard';
import { SettingsDocument } from '@site/src/reader/settings/document';

/** Renders the components that sync the document with the settings, and the shortcuts. */
export default function Provider({ children }: ComponentProps<typeof LayoutProvider>): ReactNode {
  return (
    <LayoutProvider>
      <FontPreloads files={SITE_FONTS} />
      <SettingsDocument language={useLanguage()}>{children}</SettingsDocument>
      <KeyboardShortcuts />
    </LayoutProvider>
  );
}
