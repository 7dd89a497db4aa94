import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { MouseEvent } from 'react';
import type { Hit } from '../engine';
import type { RecordKind } from '../types';
import { Marked } from './Marked';
import styles from './SearchDialog.module.css';

/** Kinds whose names are code. */
const CODE_KINDS: readonly RecordKind[] = ['prop', 'class', 'slot', 'demo'];

interface Props {
  id: string;
  /** Whether Enter chooses it. */
  active: boolean;
  hit: Hit;
  /** Words to mark. */
  words: readonly string[];
  /** Called when the reader leaves for it in this tab. */
  onChoose: () => void;
}

/** A result: its name, where it stands, what it says, and of which product and version it is. */
export function ResultOption({ id, active, hit: { record, shard }, words, onChoose }: Props) {
  const handleClick = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
      onChoose();
    }
  };
  return (
    <Link
      id={id}
      to={record.url}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.option}
      onClick={handleClick}
    >
      <span className={styles.line}>
        <span className={clsx(styles.name, CODE_KINDS.includes(record.kind) && styles.code)}>
          <Marked text={record.title} words={words} />
        </span>
        {record.path.length > 0 && (
          <span className={styles.path}>
            <Marked text={record.path.join(' › ')} words={words} />
          </span>
        )}
        <span className={styles.chip}>
          {shard.productName} {shard.version}
        </span>
      </span>
      {record.text && (
        <span className={styles.text}>
          <Marked text={record.text} words={words} />
        </span>
      )}
    </Link>
  );
}
