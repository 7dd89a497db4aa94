import type { ReactNode } from 'react';
import { usePersisted } from '@site/src/foundation/browser/persisted';
import { useTranslate } from '@site/src/foundation/i18n';
import { mode, setModeChoice } from '@site/src/reader/settings';
import type { ColorModeChoice } from '@site/src/reader/settings';
import styles from './NavbarButton.module.css';

const NEXT: Record<ColorModeChoice, ColorModeChoice> = {
  system: 'light',
  light: 'dark',
  dark: 'system',
};

const CHOICES = ['system', 'light', 'dark'] as const;

const ICONS: Record<ColorModeChoice, ReactNode> = {
  system: <path d="M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18" />,
  light: (
    <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
  ),
  dark: <path d="M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z" />,
};

/**
 * Cycles through system, light and dark. CSS shows the icon, so it is correct at the first paint.
 */
export function ColorModeToggle({ className }: { className?: string }) {
  const current = usePersisted(mode);
  const t = useTranslate();
  const label = t(`settings.colorMode.${current}`);
  return (
    <div className={className}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        onClick={() => setModeChoice(NEXT[current])}
      >
        {CHOICES.map((choice) => (
          <svg
            key={choice}
            viewBox="0 0 24 24"
            width="20"
            height="20"
            aria-hidden="true"
            className={styles[choice]}
          >
            {ICONS[choice]}
          </svg>
        ))}
      </button>
    </div>
  );
}
