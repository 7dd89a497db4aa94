import Link from '@docusaurus/Link';
import { useOwnTexts } from '@site/src/foundation/i18n';
import type { Column } from './columns';
import detailsStyles from './EntryDetails.module.css';
import styles from './EntryRow.module.css';
import { Identifiers } from './Identifiers';
import { TEXTS } from './texts';
import type { ApiEntry } from './types';

/** Length up to which a name keeps to one line, in characters. */
const UNBROKEN = 22;

interface Props {
  entry: ApiEntry;
  columns: readonly Column[];
}

/**
 * One prop, slot or class. Its buttons are served by the listener of the whole table, see
 * `start-entries.ts`, which also opens and closes the details.
 */
export function EntryRow({ entry, columns }: Props) {
  const t = useOwnTexts(TEXTS);
  const { id, name, required, deprecated, isState, since } = entry;
  return (
    <div role="row" id={id} className={styles.row} data-row="">
      {/* With a label, because its buttons aren't part of the name. */}
      <div role="rowheader" aria-label={name} className={styles.name}>
        <Link
          to={`#${id}`}
          className={styles.anchor}
          data-deprecated={deprecated === undefined ? undefined : ''}
        >
          <Identifiers text={name} fitting={UNBROKEN} />
        </Link>
        {required && <span className={styles.required}>{t('required')}</span>}
        {deprecated !== undefined && <span className={styles.chip}>{t('deprecated')}</span>}
        {since && <span className={styles.since}>{t('since', { major: since })}</span>}
        {isState && <span className={styles.chip}>{t('stateClass')}</span>}
        <button
          type="button"
          className={styles.copy}
          aria-label={t('copyLink', { name })}
          data-copy=""
        />
        <button
          type="button"
          className={styles.expand}
          aria-label={t('details', { name })}
          aria-expanded="true"
          data-expand=""
        />
      </div>
      <div className={detailsStyles.details} data-details="">
        {columns.map((column) => {
          const content = column.cell(entry);
          return (
            <div
              key={column.id}
              role="cell"
              className={detailsStyles[column.id]}
              data-label={content && column.id !== 'description' ? t(column.label) : undefined}
            >
              {content}
            </div>
          );
        })}
      </div>
    </div>
  );
}
