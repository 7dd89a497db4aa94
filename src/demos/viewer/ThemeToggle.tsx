import clsx from 'clsx';
import { useTranslate } from '@site/src/foundation/i18n';
import { switchReaderTheme, useReaderTheme } from '@site/src/reader/reader-theme';
import type { Stop } from './Toolbar';
import { ToolbarIcon } from './ToolbarIcon';
import styles from './styles/DemoToolbar.module.css';

/** Switches the reader's theme on or off in all demos. Renders nothing if the reader has none. */
export function ThemeToggle({ stop }: { stop: Stop }) {
  const t = useTranslate();
  const { active, exists } = useReaderTheme();
  return exists ? (
    <button
      type="button"
      className={clsx(styles.button, styles.theme)}
      aria-label={t('demo.yourTheme')}
      aria-pressed={active !== null}
      onClick={() => switchReaderTheme(active === null)}
      {...stop}
    >
      <ToolbarIcon name="theme" />
      <span>{t('demo.yourTheme')}</span>
    </button>
  ) : null;
}
