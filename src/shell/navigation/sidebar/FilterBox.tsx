import type { KeyboardEvent } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { VisuallyHidden } from '../VisuallyHidden';
import { Icon } from '../icons';
import styles from './FilterBox.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** Number of matching pages, `null` if the field is empty. */
  count: number | null;
}

/** Text field that filters the sidebar. */
export function FilterBox({ value, onChange, count }: Props) {
  const t = useTranslate();
  const counted = (pages: number) =>
    pages === 1 ? t('navigation.sidebar.one') : t('navigation.sidebar.some', { count: pages });

  const handleKeyDown = (event: KeyboardEvent) => {
    // If the field is empty, Escape closes the drawer.
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation();
      onChange('');
    }
  };

  return (
    <div className={styles.box}>
      <div className={styles.field}>
        <Icon name="search" size={20} />
        <input
          type="search"
          className={styles.input}
          aria-label={t('navigation.sidebar.filter')}
          placeholder={t('navigation.sidebar.filter')}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <p role="status" className={styles.status}>
        {count === 0 && t('navigation.sidebar.none')}
        {count !== null && count > 0 && <VisuallyHidden>{counted(count)}</VisuallyHidden>}
      </p>
    </div>
  );
}
