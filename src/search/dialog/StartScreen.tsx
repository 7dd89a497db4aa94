import { useTranslate } from '@site/src/i18n';
import type { TranslationKey } from '@site/src/i18n';
import styles from './SearchDialog.module.css';

const EXAMPLES: readonly { queries: readonly string[]; meaning: TranslationKey }[] = [
  { queries: ['text field'], meaning: 'search.exampleComponent' },
  { queries: ['dialog onClose'], meaning: 'search.exampleProp' },
  { queries: ['prop:variant', 'class:root', 'in:Button'], meaning: 'search.exampleOperators' },
];

interface Props {
  /** Id of the list of recent searches; options have this id with their index. */
  id: string;
  recent: readonly string[];
  /** Index of the selected option, which Enter opens. */
  active: number;
  /** Called with the recent search that the reader selects. */
  onChoose: (query: string) => void;
  /** Called when the reader clears the recent searches. */
  onForget: () => void;
}

/** The dialog without a query: recent searches and tips. */
export function StartScreen({ id, recent, active, onChoose, onForget }: Props) {
  const t = useTranslate();
  return (
    <>
      <div id={id} role="listbox" aria-label={t('search.recent')}>
        {recent.length > 0 && (
          <div className={styles.heading} role="presentation">
            {t('search.recent')}
          </div>
        )}
        {recent.map((query, place) => (
          <button
            key={query}
            type="button"
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            className={styles.option}
            onClick={() => onChoose(query)}
          >
            <span className={styles.name}>{query}</span>
          </button>
        ))}
      </div>
      {recent.length > 0 && (
        <button type="button" className={styles.action} onClick={onForget}>
          {t('search.forget')}
        </button>
      )}
      <div className={styles.heading}>{t('search.examples')}</div>
      <ul className={styles.examples}>
        {EXAMPLES.map(({ queries, meaning }) => (
          <li key={meaning}>
            <span>
              {queries.map((query) => (
                <button
                  key={query}
                  type="button"
                  className={styles.example}
                  onClick={() => onChoose(query)}
                >
                  {query}
                </button>
              ))}
            </span>
            {t(meaning)}
          </li>
        ))}
      </ul>
    </>
  );
}
