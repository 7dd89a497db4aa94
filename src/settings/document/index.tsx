import Head from '@docusaurus/Head';
import { HtmlClassNameProvider, useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { THEME_COLORS } from '@site/src/branding';
import { useLanguage } from '@site/src/i18n';
import type { ColorMode } from '../color-mode';
import { densityOf } from '../density';
import { DEFAULT_SETTINGS, getSettings, subscribeSettings, useSettings } from '../store';
import type { Settings } from '../store';
import { followDocsColors } from './follow-docs-colors';

/** The full signature. Docusaurus declares only the first parameter. */
type SetColorMode = (choice: ColorMode | null, options: { persist: boolean }) => void;

function writeThemeColor(mode: ColorMode): void {
  document
    .querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
    .forEach((meta) => (meta.content = THEME_COLORS[mode]));
}

/**
 * Syncs Docusaurus's color mode and the browser's theme color with the settings, and the site's
 * colors with other tabs.
 */
export function SettingsSync() {
  const { modeChoice, paletteMode } = useSettings();
  const { setColorMode } = useColorMode();
  const hydrated = useIsBrowser();
  useEffect(() => {
    if (hydrated) {
      (setColorMode as SetColorMode)(modeChoice === 'system' ? null : modeChoice, {
        persist: false,
      });
    }
  }, [hydrated, modeChoice, setColorMode]);
  useEffect(() => {
    if (hydrated) {
      writeThemeColor(paletteMode);
    }
  }, [hydrated, paletteMode]);
  useEffect(followDocsColors, []);
  return null;
}

// The head is written in effects and never hydrated. The first render must use the stored value;
// otherwise the head manager would briefly undo the inline script.
function useHeadSettings(): Settings {
  return useSyncExternalStore(
    subscribeSettings,
    getSettings,
    typeof window === 'undefined' ? () => DEFAULT_SETTINGS : getSettings,
  );
}

/**
 * Writes mode class, direction, density and language through Docusaurus's head manager, which would
 * otherwise remove them when it updates the root's attributes.
 */
export function SettingsHead({ children }: { children: ReactNode }) {
  const { scheme, direction, dense } = useHeadSettings();
  const language = useLanguage();
  return (
    <HtmlClassNameProvider className={`mode-${scheme}`}>
      <Head>
        <html lang={language} dir={direction} data-density={densityOf(dense)} />
        <body dir={direction} />
      </Head>
      {children}
    </HtmlClassNameProvider>
  );
}
