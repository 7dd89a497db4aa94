import { SCHEMES } from 'mui-theme-kit/theme';
import { PRESETS } from '../../presets';
import styles from '../Studio.module.css';
import { TEXTS } from '../texts';
import type { PanelProps } from './types';

/** The designed themes, each a button. */
export function PresetsPanel({ theme, replace }: PanelProps) {
  const current = JSON.stringify(theme);
  return (
    <>
      <p className={styles.hint}>{TEXTS.presets}</p>
      <ul className={styles.presets}>
        {PRESETS.map((preset) => (
          <li key={preset.id}>
            <button
              type="button"
              className={styles.preset}
              aria-pressed={JSON.stringify(preset.theme) === current}
              onClick={() => replace({ theme: preset.theme, kept: {} })}
            >
              <span className={styles.swatches} aria-hidden="true">
                {SCHEMES.flatMap((scheme) => {
                  const palette = preset.theme.colorSchemes?.[scheme]?.palette;
                  return [palette?.background?.default, palette?.primary?.main].map(
                    (color, index) => (
                      <span key={`${scheme}${index}`} style={{ backgroundColor: color }} />
                    ),
                  );
                })}
              </span>
              <span className={styles.presetName}>{preset.name}</span>
              <span className={styles.presetText}>{preset.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
