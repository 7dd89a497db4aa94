import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useTranslate } from '@site/src/i18n';
import styles from '../IconSearch.module.css';
import type { IconTheme } from '../types';
import { IconButtons } from './IconButtons';
import { IconGrid } from './IconGrid';
import type { SearchedIcons } from './index';
import { nearIcons } from './near-icons';
import { searchIcons } from './search';

/** Icons suggested if none match. */
const NEAR_COUNT = 6;

/** Props of `IconResults`. */
export interface IconResultsProps {
  icons: Pick<SearchedIcons, 'index' | 'entries' | 'drawings'>;
  query: string;
  theme: IconTheme;
  /** Receives the name of an icon's export. */
  onSelect: (selected: string) => void;
}

/** The icons that match, and their number. */
export function IconResults({ icons, onSelect, ...asked }: IconResultsProps) {
  const t = useTranslate();
  const { index, entries, drawings } = icons;
  // Typing isn't blocked by rendering the results.
  const query = useDeferredValue(asked.query);
  const theme = useDeferredValue(asked.theme);
  const found = useMemo(
    () => searchIcons(entries, query, theme, index.has),
    [entries, query, theme, index],
  );
  const near = useMemo(
    () => (found.length === 0 ? nearIcons(entries, query, NEAR_COUNT) : []),
    [entries, query, found],
  );
  const hasFailed = useSyncExternalStore(drawings.subscribe, drawings.hasFailed, () => false);

  const count = found.length.toLocaleString('en');
  const text = query.trim();
  const counted =
    text === '' ? 'all' : found.length === 0 ? 'none' : found.length === 1 ? 'one' : 'found';
  return (
    <>
      <p className={styles.status} role="status">
        {t(`iconSearch.${counted}`, { count, query: text })}
        {hasFailed && (
          <>
            {'. '}
            {t('iconSearch.someFailed')}{' '}
            <button type="button" className={styles.link} onClick={drawings.retry}>
              {t('iconSearch.retry')}
            </button>
          </>
        )}
      </p>
      <div className={styles.area}>
        {found.length > 0 ? (
          <IconGrid
            found={found}
            theme={theme}
            index={index}
            drawings={drawings}
            onSelect={onSelect}
          />
        ) : (
          near.length > 0 && (
            <IconButtons
              title={t('iconSearch.near')}
              entries={near}
              theme={theme}
              index={index}
              drawings={drawings}
              onSelect={onSelect}
            />
          )
        )}
      </div>
    </>
  );
}
