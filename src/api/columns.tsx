import type { ReactNode } from 'react';
import styles from './EntryDetails.module.css';
import { EntryDescription } from './EntryDescription';
import { Identifiers } from './Identifiers';
import type { TextKey } from './texts';
import type { ApiEntry, ApiPageData } from './types';

/** The lists on an API page. */
export type EntryKind = keyof Omit<ApiPageData, 'name'>;

/** A column other than the name. */
export interface Column {
  id: 'type' | 'default' | 'className' | 'key' | 'description';
  label: TextKey;
  /** Content of a cell; `null` if it's empty. */
  cell: (entry: ApiEntry) => ReactNode;
}

const code = (text: string | undefined) => (text ? <Identifiers text={text} /> : null);

function type({ type: short, fullType }: ApiEntry): ReactNode {
  return fullType ? (
    <details className={styles.foldable}>
      <summary>
        <bdi>
          <Identifiers text={short ?? fullType} />
        </bdi>
      </summary>
      <Identifiers text={fullType} />
    </details>
  ) : (
    code(short)
  );
}

const COLUMNS: Record<Column['id'], Column> = {
  type: { id: 'type', label: 'type', cell: type },
  default: { id: 'default', label: 'default', cell: (entry) => code(entry.default) },
  className: { id: 'className', label: 'className', cell: (entry) => code(entry.className) },
  key: { id: 'key', label: 'ruleName', cell: ({ key }) => code(key) },
  description: {
    id: 'description',
    label: 'description',
    cell: (entry) => <EntryDescription entry={entry} />,
  },
};

const OF_KIND: Record<EntryKind, readonly Column['id'][]> = {
  props: ['type', 'default', 'description'],
  inherited: ['type', 'default', 'description'],
  slots: ['className', 'default', 'description'],
  classes: ['key', 'description'],
};

/** The columns of a list. The default column is omitted if no row has a default. */
export function columnsOf(kind: EntryKind, entries: readonly ApiEntry[]): readonly Column[] {
  return OF_KIND[kind]
    .filter((id) => id !== 'default' || entries.some((entry) => entry.default))
    .map((id) => COLUMNS[id]);
}
