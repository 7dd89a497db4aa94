import { useOwnTexts } from '@site/src/foundation/i18n';
import type { ApiView } from '@site/src/reader/settings';
import styles from './EntryTools.module.css';
import { TEXTS } from './texts';

interface Props {
  views: readonly ApiView[];
  view: ApiView;
  onView: (view: ApiView) => void;
  /** Name of the list. */
  list: string;
  /** Absent for lists without a filter. */
  onFilter?: (query: string) => void;
  /** Status message, also announced to screen readers. */
  status: string;
}

/** The filter and the view switch above a list. */
export function EntryTools({ list, views, view, onView, onFilter, status }: Props) {
  const t = useOwnTexts(TEXTS);
  return (
    <div className={styles.tools}>
      {onFilter && (
        <input
          type="search"
          className={styles.filter}
          aria-label={`${t('filter')}: ${list}`}
          placeholder={t('filter')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onFilter(target.value)}
        />
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
      <label className={styles.view}>
        {t('view')}
        <span className="sr-only"> {list}</span>
        <select
          className={styles.select}
          value={view}
          onChange={({ target }) => onView(target.value as ApiView)}
        >
          {views.map((one) => (
            <option key={one} value={one}>
              {t(`${one}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
