import clsx from 'clsx';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { HighlightedLine } from '../live/HighlightedLine';
import { highlightedLines } from '../live/highlighted-lines';
import type { Piece } from '../live/highlighted-lines';
import { diffRows } from '../edits/diff-rows';
import type { DiffRow } from '../edits/diff-rows';
import styles from './LinkedDemo.module.css';

interface Props {
  code: string;
  /** Loads the original source. */
  getOriginal: () => Promise<string>;
}

const TAGS = { add: 'ins', remove: 'del' } as const;

interface RowProps {
  change: DiffRow['change'];
  pieces: readonly Piece[] | undefined;
}

function Row({ change, pieces = [] }: RowProps) {
  const Tag = change ? TAGS[change] : 'span';
  return (
    <Tag className={clsx('cl', styles.row, change && `cl-${change}`)}>
      <HighlightedLine pieces={pieces} />
      {'\n'}
    </Tag>
  );
}

/** Edited code as a highlighted diff; without the original, as highlighted code. */
export function LinkedDiff({ code, getOriginal }: Props) {
  const t = useTranslate();
  const [original, setOriginal] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    getOriginal().then(
      (text) => !gone && setOriginal(text),
      // The code can be reviewed without the original too.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [getOriginal]);
  const rows = useMemo(() => diffRows(original ?? code, code), [original, code]);
  const before = useMemo(() => highlightedLines(original ?? ''), [original]);
  const after = useMemo(() => highlightedLines(code), [code]);
  const label = t(original === null ? 'demoLink.code' : 'demoLink.changes');
  return (
    <>
      <p className={styles.label}>{label}</p>
      <pre className={styles.code} dir="ltr" role="group" aria-label={label} tabIndex={0}>
        <code>
          {rows.map(({ line, change }, index) => (
            <Row
              key={index}
              change={change}
              pieces={(change === 'remove' ? before : after)[line]}
            />
          ))}
        </code>
      </pre>
    </>
  );
}
