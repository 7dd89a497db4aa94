import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { memo } from 'react';
import type { RefObject } from 'react';
import { useOwnTexts } from '@site/src/foundation/i18n';
import { columnsOf } from './columns';
import type { EntryKind } from './columns';
import { EntryRow } from './EntryRow';
import rowStyles from './EntryRow.module.css';
import styles from './EntryTable.module.css';
import { TEXTS } from './texts';
import type { TextKey } from './texts';
import type { ApiPageData } from './types';

interface Props {
  kind: EntryKind;
  data: ApiPageData;
  ref: RefObject<HTMLDivElement | null>;
}

const FIRST: Record<EntryKind, TextKey> = {
  props: 'name',
  inherited: 'name',
  slots: 'slotName',
  classes: 'className',
};

/**
 * The rows of a list, with the same markup for all views. It uses ARIA roles because browsers drop
 * the semantics of a `table` whose `display` changes.
 */
export const EntryTable = memo(function EntryTable({ kind, data, ref }: Props) {
  const t = useOwnTexts(TEXTS);
  const { collectAnchor } = useBrokenLinks();
  const entries = data[kind];
  const columns = columnsOf(kind, entries);
  const hasDefault = columns.some(({ id }) => id === 'default');
  entries.forEach(({ id }) => collectAnchor(id));
  return (
    <div
      ref={ref}
      role="table"
      aria-label={t(`${kind}`, { component: data.name })}
      className={clsx(styles.table, hasDefault && styles.withDefault)}
      data-kind={kind}
      data-view="table"
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" className={rowStyles.row}>
          <div role="columnheader">{t(FIRST[kind])}</div>
          {columns.map(({ id, label }) => (
            <div key={id} role="columnheader">
              {t(label)}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} columns={columns} />
        ))}
      </div>
    </div>
  );
});
