import { useTranslate } from '@site/src/i18n';
import { commandKeyName } from '@site/src/keyboard';
import styles from './SearchDialog.module.css';

/** What the keys do; readers with a keyboard see it, screen readers have the combobox's own words. */
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
