import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { toHex } from 'mui-theme-kit/colors';
import { docsColors } from '@site/src/reader/settings';
import { ColorPicker } from './ColorPicker';
import styles from './ColorTool.module.css';
import { ContrastList } from './ContrastList';
import { deriveStyles } from './derive-styles';
import { storeDocsColors, useDocsColors } from './docs-colors';
import { paletteColor, paletteProperties } from './palette-color';
import { TEXTS } from './texts';
import { ThemeCode, themeCode } from './ThemeCode';
import { useColorInput } from './use-color-input';

/** The library's own colors. */
const DEFAULTS = { primary: '#1976d2', secondary: '#9c27b0' };

/**
 * Selects a primary and a secondary color, shows their shades and contrasts, and can apply them to
 * this site.
 *
 * @param props.children - A demo that shows the colors. Its components read them as custom properties.
 */
export function ColorTool({ children }: { children: ReactNode }) {
  const chosen = useDocsColors();
  const [primary, setPrimary] = useColorInput(chosen?.primary ?? DEFAULTS.primary);
  const [secondary, setSecondary] = useColorInput(chosen?.secondary ?? DEFAULTS.secondary);
  const [message, setMessage] = useState('');

  const palette = {
    primary: paletteColor(primary.color),
    secondary: paletteColor(secondary.color),
  };
  const set = () => {
    const colors = { primary: toHex(primary.color), secondary: toHex(secondary.color) };
    storeDocsColors(colors, deriveStyles(colors));
    setMessage(TEXTS.wasSet);
  };
  const reset = () => {
    docsColors.reset();
    setMessage(TEXTS.wasReset);
  };
  const properties = {
    ...paletteProperties('primary', palette.primary),
    ...paletteProperties('secondary', palette.secondary),
  } as CSSProperties;

  return (
    <div className={styles.tool} data-search-ignore="">
      <div className={styles.columns}>
        <div className={styles.column}>
          <ColorPicker legend={TEXTS.names.primary} input={primary} onChange={setPrimary} />
          <ContrastList label={TEXTS.shades(TEXTS.names.primary)} color={palette.primary} />
        </div>
        <div className={styles.column}>
          <ColorPicker legend={TEXTS.names.secondary} input={secondary} onChange={setSecondary} />
          <ContrastList label={TEXTS.shades(TEXTS.names.secondary)} color={palette.secondary} />
        </div>
      </div>
      <div role="group" aria-label={TEXTS.preview} style={properties}>
        {children}
      </div>
      <ThemeCode code={themeCode({ primary: primary.color, secondary: secondary.color })} />
      <div className={styles.actions}>
        <button type="button" className={styles.set} onClick={set}>
          {TEXTS.set}
        </button>
        <button type="button" className={styles.reset} onClick={reset}>
          {TEXTS.reset}
        </button>
        <p role="status" className={styles.status}>
          {message}
        </p>
      </div>
    </div>
  );
}
