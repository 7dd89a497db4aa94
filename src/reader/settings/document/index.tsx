import Head from '@docusaurus/Head';
import { HtmlClassNameProvider, useColorMode } from '@docusaurus/theme-common';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { docsColors, mode } from '../registry';
import { showSettings } from '../show-settings';
import { getSettings, subscribeSettings } from '../store';
import type { ColorMode } from '../types';

/** The full signature. Docusaurus declares only the first parameter. */
type SetColorMode = (choice: ColorMode | null, options: { persist: boolean }) => void;

// Loaded on demand: few readers choose colors, and the inline script applies the stored ones.
function showDocsColors(): void {
  void import('@site/src/reader/scheme-styles').then(({ applyStored }) =>
    applyStored(docsColors.key, docsColors.get()),
  );
}

interface Props {
  language: string;
  children: ReactNode;
}

/**
 * Shows the settings and the language in the document. Docusaurus's color mode and head manager get
 * the same values, because they would otherwise remove class and direction, and override the mode.
 */
export function SettingsDocument({ language, children }: Props) {
  // The head is written in effects and never hydrated. The first render must use the stored values;
  // otherwise the head manager would briefly undo the inline script.
  const { paletteMode, direction } = useSyncExternalStore(
    subscribeSettings,
    getSettings,
    getSettings,
  );
  const { setColorMode } = useColorMode();
  useEffect(
    () =>
      subscribeSettings(() => {
        const choice = mode.get();
        (setColorMode as SetColorMode)(choice === 'system' ? null : choice, { persist: false });
        showSettings();
      }),
    [setColorMode],
  );
  useEffect(() => docsColors.subscribe(showDocsColors), []);
  return (
    <HtmlClassNameProvider className={`mode-${paletteMode}`}>
      <Head>
        <html lang={__PAGE_LANGUAGE__ ?? language} dir={direction} />
        <body dir={direction} />
      </Head>
      {children}
    </HtmlClassNameProvider>
  );
}
