import { useState } from 'react';
import { copyText } from '@site/src/page/code';
import { contrastRatio } from 'mui-theme-kit/colors';
import styles from './ColorPalettes.module.css';
import { HUES, hueName, shadeOf, SHADES } from './hues';
import { TEXTS } from './texts';

/** White if it's readable on a color, or else black. */
function readableOn(hex: string): string {
  return contrastRatio('#fff', hex) >= 4.5 ? '#fff' : '#000';
}

/** All shades of all hues of Material Design. Each copies its hex value. */
export function ColorPalettes() {
  const [message, setMessage] = useState('');
  const copy = async (hex: string) => {
    setMessage((await copyText(hex)) ? TEXTS.copied(hex) : TEXTS.notCopied);
  };
  return (
    <div data-search-ignore="">
      <ul className={styles.palettes}>
        {HUES.map((hue) => (
          <li key={hue}>
            <code className={styles.name}>{hue}</code>
            <ul className={styles.shades} aria-label={hueName(hue)}>
              {SHADES.map((shade) => {
                const hex = shadeOf(hue, shade);
                return (
                  <li key={shade}>
                    <button
                      type="button"
                      className={styles.shade}
                      style={{ backgroundColor: hex, color: readableOn(hex) }}
                      onClick={() => void copy(hex)}
                    >
                      <span className="sr-only">{TEXTS.copy(hueName(hue))} </span>
                      <span>{shade} </span>
                      <span>{hex}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {message}
      </p>
    </div>
  );
}
