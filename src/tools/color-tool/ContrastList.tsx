import { toHex } from 'mui-theme-kit/colors';
import styles from './ColorTool.module.css';
import { contrastText, textContrast, wcagLevel } from './palette-color';
import type { PaletteColor, PaletteRules } from './palette-color';
import { TEXTS } from './texts';

const TOKENS = ['light', 'main', 'dark'] as const;

interface Props {
  /** What the colors are for. */
  label: string;
  color: PaletteColor;
  /** How the theme selects the text; its defaults if omitted. */
  rules?: PaletteRules;
}

/** The shades of a palette color with their text, its contrast and the level of WCAG it reaches. */
export function ContrastList({ label, color, rules }: Props) {
  return (
    <ul className={styles.contrasts} aria-label={label}>
      {TOKENS.map((token) => {
        const background = color[token];
        const text = contrastText(background, rules);
        const contrast = textContrast(text, background);
        const level = wcagLevel(contrast);
        return (
          <li key={token} className={styles.contrast}>
            <span
              className={styles.sample}
              style={{ backgroundColor: background, color: text }}
              aria-hidden="true"
            >
              Aa
            </span>
            <span className={styles.token}>
              {TEXTS.tokens[token]} <code dir="ltr">{toHex(background)}</code>
            </span>
            <span className={styles.rating}>
              {TEXTS.textColor(text === '#fff')} <bdi>{contrast.toFixed(2)}:1</bdi>{' '}
              <strong data-level={level}>{TEXTS.levels[level]}</strong>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
