import { useTranslate } from '@site/src/foundation/i18n';
import { commandKeyName } from '@site/src/shell/keyboard';
import styles from './SearchDialog.module.css';

/**
 * Keyboard hints for sighted keyboard users; screen readers announce the combobox's keys
 * themselves.
 */
export function KeyHints() {
  const t = useTranslate();
  return (
    <div className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('search.choose')}
      </span>
      <span>
        <kbd>{commandKeyName()}</kbd> <kbd>Enter</kbd> {t('search.newTab')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('search.close')}
      </span>
    </div>
  );
}
