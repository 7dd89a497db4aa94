import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { ScrollableTable } from '@site/src/page/doc-page';
import type { Order, SizeRow, SortKey } from './rows';
import styles from './SizeSnapshot.module.css';
import { TEXTS } from './texts';

const KILOBYTES = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const CHANGE = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** Smaller differences, in bytes, round to nothing. */
const SAME = 50;

interface HeaderProps {
  column: SortKey;
  label: string;
  order: Order;
  onSort: (key: SortKey) => void;
}

function SortHeader({ column, label, order, onSort }: HeaderProps) {
  const isSorted = order.key === column;
  const direction = order.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort(column)}>
        {label}
        <span className={styles.arrow} aria-hidden="true">
          {isSorted && (order.descending ? '↓' : '↑')}
        </span>
      </button>
    </th>
  );
}

function Change({ since, isNew }: Pick<SizeRow, 'since' | 'isNew'>) {
  if (since === null) {
    return isNew ? TEXTS.isNew : '–';
  }
  if (Math.abs(since) < SAME) {
    return TEXTS.same;
  }
  // Keeps the sign before the number in right-to-left pages.
  return <bdi dir="ltr">{CHANGE.format(since / 1000)}</bdi>;
}

interface Props {
  /** Accessible name. */
  label: string;
  rows: readonly SizeRow[];
  /** The largest `added` of the product, which has the longest bar, in bytes. */
  largest: number;
  /** The release compared with, `null` if there is none. */
  earlier: string | null;
  order: Order;
  onSort: (key: SortKey) => void;
}

/** A sortable table of bundle sizes in kB. */
export function SizeTable({ label, rows, largest, earlier, order, onSort }: Props) {
  const columns: [SortKey, string][] = [
    ['name', TEXTS.component],
    ['added', TEXTS.added],
    ['alone', TEXTS.alone],
    ['minified', TEXTS.minified],
    ...(earlier === null ? [] : [['since', TEXTS.since(earlier)] as [SortKey, string]]),
  ];
  return (
    <ScrollableTable className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(([column, text]) => (
            <SortHeader key={column} label={text} {...{ column, order, onSort }} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, path, added, alone, minified, since, isNew }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {path ? <Link to={path}>{name}</Link> : name}
            </th>
            <td className={clsx(styles.number, styles.added)}>
              <span
                className={styles.bar}
                style={{ inlineSize: `${(100 * added) / largest}%` }}
                aria-hidden="true"
              />
              <span className={styles.figure}>{KILOBYTES.format(added / 1000)}</span>
            </td>
            <td className={styles.number}>{KILOBYTES.format(alone / 1000)}</td>
            <td className={styles.number}>{KILOBYTES.format(minified / 1000)}</td>
            {earlier !== null && (
              <td className={styles.number}>
                <Change {...{ since, isNew }} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
