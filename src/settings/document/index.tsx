import Head from '@docusaurus/Head';
import { HtmlClassNameProvider, useColorMode } from '@docusaurus/theme-common';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { ColorMode } from '../color-mode';
import { DEFAULT_SETTINGS, getSettings, subscribeSettings, useSettings } from '../store';
import type { Settings } from '../store';

/** The whole signature; Docusaurus types the first parameter only. */
type SetColorMode = (choice: ColorMode | null, options: { persist: boolean }) => void;

/** Lets Docusaurus's own colour mode follow the settings, which are the one truth. */
export function SettingsSync() {
  const { modeChoice } = useSettings();
  const { setColorMode } = useColorMode();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    if (hydrated) {
      (setColorMode as SetColorMode)(modeChoice === 'system' ? null : modeChoice, {
        persist: false,
      });
    }
  }, [hydrated, modeChoice, setColorMode]);
  return null;
}

// The head is written in effects, never hydrated: the stored value may stand from the first render,
// and must, or the head manager would for a moment undo what the inline script did.
function useHeadSettings(): Settings {
  return useSyncExternalStore(
    subscribeSettings,
    getSettings,
    typeof window === 'undefined' ? () => DEFAULT_SETTINGS : getSettings,
  );
}

/**
 * Writes mode class and direction through Docusaurus's head manager, which would drop them when
 * it writes the attributes of the root itself.
 */
export function SettingsHead({ children }: { children: ReactNode }) {
  const { scheme, direction } = useHeadSettings();
  return (
    <HtmlClassNameProvider className={`mode-${scheme}`}>
      <Head>
        <html dir={direction} />
        <body dir={direction} />
      </Head>
      {children}
    </HtmlClassNameProvider>
  );
}
