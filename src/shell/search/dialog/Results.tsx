import Link from '@docusaurus/Link';
import { memo } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { SITE_REPOSITORY, newIssueUrl } from '@site/src/foundation/products';
import { hitKey } from '../answers/groups';
import type { HitGroup } from '../answers/groups';
import { ResultOption } from './ResultOption';
import styles from './SearchDialog.module.css';

interface Props {
  /** Id of the list; options have this id with their index. */
  id: string;
  query: string;
  groups: readonly HitGroup[];
  /** Whether nothing in the index matches. */
  isEmpty: boolean;
  /** Whether the query describes a task, which the first result answers. */
  isAnswer: boolean;
  /** Words to highlight. */
  words: readonly string[];
  /** Index of the selected option, which Enter opens. */
  active: number;
  /** Whether the results are complete so far. */
  isReady: boolean;
  /** Name of the icon whose import was copied. */
  copied: string | undefined;
  /** Called with the name of an icon to copy its import. */
  onCopy: (name: string) => void;
  /** Called when the reader opens a result. */
  onChoose: () => void;
}

/** The results of a query, in groups. Kept as they are while the reader types and the next ones are found. */
export const Results = memo(function Results({
  id,
  query,
  groups,
  isEmpty,
  isAnswer,
  words,
  active,
  isReady,
  copied,
  onCopy,
  onChoose,
}: Props) {
  const t = useTranslate();
  const hits = groups.flatMap((group) => group.hits);
  return (
    <>
      <div role="status" className={isEmpty ? styles.none : 'sr-only'}>
        {!isEmpty &&
          (copied
            ? t('search.copied', { name: copied })
            : t('search.count', { count: hits.length }))}
        {isEmpty && isReady && (
          <>
            <p className={styles.noneTitle}>{t('search.none', { query })}</p>
            <p>{t('search.noneHelp')}</p>
            <Link
              to={newIssueUrl(SITE_REPOSITORY, { title: query, body: '' })}
              className={styles.action}
            >
              {t('search.ask')}
            </Link>
          </>
        )}
      </div>
      <div id={id} role="listbox" aria-label={t('search.results')}>
        {groups.map((group) => (
          <div
            key={group.label}
            role="group"
            className={styles.group}
            aria-labelledby={`${id}-${group.label}`}
          >
            <div id={`${id}-${group.label}`} className={styles.heading}>
              {t(group.label)}
            </div>
            {group.hits.map((hit) => (
              <ResultOption
                key={hitKey(hit)}
                id={`${id}-${hits.indexOf(hit)}`}
                active={hits.indexOf(hit) === active}
                hit={hit}
                isNested={hit.isNested}
                isAnswer={isAnswer && hit === hits[0]}
                words={words}
                icon={hit.icon}
                isCopied={hit.icon !== undefined && hit.icon.name === copied}
                onCopy={onCopy}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
});
