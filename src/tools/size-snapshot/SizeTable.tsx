/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   browsers drop the semantics of table elements whose `display` changes, unless they have roles */
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { Order, SizeRow, SortKey } from './rows';
import styles from './SizeSnapshot.module.css';
import { TEXTS } from './texts';

const KILOBYTES = {
  style: 'unit',
  unit: 'kilobyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const;
const SIZE = new Intl.NumberFormat('en', KILOBYTES);
const CHANGE = new Intl.NumberFormat('en', { ...KILOBYTES, signDisplay: 'exceptZero' });

const sizeText = (bytes: number) => SIZE.format(bytes / 1000);

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
    <th scope="col" role="columnheader" aria-sort={isSorted ? direction : undefined}>
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

/** A sortable table of bundle sizes in kB. Narrow windows show a list. */
export function SizeTable({ label, rows, largest, earlier, order, onSort }: Props) {
  const columns: [SortKey, string][] = [
    ['name', TEXTS.component],
    ['added', TEXTS.added],
    ['alone', TEXTS.alone],
    ['minified', TEXTS.minified],
    ...(earlier === null ? [] : [['since', TEXTS.since(earlier)] as [SortKey, string]]),
  ];
  return (
    <table role="table" className={styles.table} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(([column, text]) => (
            <SortHeader key={column} label={text} {...{ column, order, onSort }} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, path, added, alone, minified, since, isNew }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader" className={styles.name}>
              {path ? <Link to={path}>{name}</Link> : name}
            </th>
            <td role="cell" className={clsx(styles.number, styles.added)} data-label={TEXTS.added}>
              <span
                className={styles.bar}
                style={{ inlineSize: `${(100 * added) / largest}%` }}
                aria-hidden="true"
              />
              <span className={styles.figure}>{sizeText(added)}</span>
            </td>
            <td role="cell" className={styles.number} data-label={TEXTS.alone}>
              {sizeText(alone)}
            </td>
            <td role="cell" className={styles.number} data-label={TEXTS.minified}>
              {sizeText(minified)}
            </td>
            {earlier !== null && (
              <td role="cell" className={styles.number} data-label={TEXTS.since(earlier)}>
                <Change {...{ since, isNew }} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
