import { useTranslate } from '@site/src/foundation/i18n';
import type { Hit } from '../engine';
import { hitKey } from '../answers/groups';
import { ResultOption } from './ResultOption';
import styles from './SearchDialog.module.css';

const OPERATORS = ['prop:variant', 'class:root', 'in:Button', 'version:6'];

interface Props {
  /** Id of the list of recent searches; options have this id with their index. */
  id: string;
  recent: readonly string[];
  popular: readonly Hit[];
  /** Index of the selected option, which Enter opens. */
  active: number;
  /** Called with the recent search that the reader selects. */
  onChoose: (query: string) => void;
  /** Called when the reader opens a popular page in this tab. */
  onOpen: () => void;
  /** Called when the reader clears the recent searches. */
  onForget: () => void;
}

/**
 * A popular page as an option, without its excerpt. In a list of several products, it's named by its
 * product: their first pages have the same title.
 */
function optionOf({ record, ...hit }: Hit, isOfMany: boolean): Hit {
  const named = isOfMany && { title: hit.shard.productName, path: [record.title] };
  return { ...hit, record: { ...record, ...named, text: '' } };
}

/** The dialog without a query: recent searches, popular pages and the operators. */
export function StartScreen({ id, recent, popular, active, onChoose, onOpen, onForget }: Props) {
  const t = useTranslate();
  const isOfMany = new Set(popular.map(({ shard }) => shard.productName)).size > 1;
  return (
    <>
      <div id={id} role="listbox" aria-label={t('search.start')}>
        {recent.length > 0 && (
          <div role="group" aria-labelledby={`${id}-recent`}>
            <div id={`${id}-recent`} className={styles.heading}>
              {t('search.recent')}
            </div>
            {recent.map((query, index) => (
              <button
                key={query}
                type="button"
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={styles.option}
                onClick={() => onChoose(query)}
              >
                <span className={styles.name}>{query}</span>
              </button>
            ))}
          </div>
        )}
        {popular.length > 0 && (
          <div role="group" aria-labelledby={`${id}-popular`}>
            <div id={`${id}-popular`} className={styles.heading}>
              {t('search.popular')}
            </div>
            {popular.map((hit, index) => (
              <ResultOption
                key={hitKey(hit)}
                id={`${id}-${recent.length + index}`}
                active={recent.length + index === active}
                hit={optionOf(hit, isOfMany)}
                words={[]}
                onChoose={onOpen}
              />
            ))}
          </div>
        )}
      </div>
      {recent.length > 0 && (
        <button type="button" className={styles.action} onClick={onForget}>
          {t('search.forget')}
        </button>
      )}
      <p className={styles.operators}>
        {OPERATORS.map((query) => (
          <button
            key={query}
            type="button"
            className={styles.example}
            onClick={() => onChoose(query)}
          >
            {query}
          </button>
        ))}
        {t('search.operators')}
      </p>
    </>
  );
}
