import clsx from 'clsx';
import { Highlight } from 'prism-react-renderer';
import type { RenderProps } from 'prism-react-renderer';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from '@site/src/i18n';
import { editorTheme } from '../live/editor-theme';
import { diffRows } from './diff-rows';
import type { DiffRow } from './diff-rows';
import styles from './LinkedDemo.module.css';

interface Props {
  code: string;
  /** Loads the original source. */
  getOriginal: () => Promise<string>;
}

const TAGS = { add: 'ins', remove: 'del' } as const;

type Line = RenderProps['tokens'][number];

interface RowProps {
  change: DiffRow['change'];
  tokens: Line | undefined;
  getTokenProps: RenderProps['getTokenProps'];
}

function Row({ change, tokens = [], getTokenProps }: RowProps) {
  const Tag = change ? TAGS[change] : 'span';
  return (
    <Tag className={clsx('cl', styles.row, change && `cl-${change}`)}>
      {tokens.map(
        (token, column) => !token.empty && <span key={column} {...getTokenProps({ token })} />,
      )}
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
  const label = t(original === null ? 'demoLink.code' : 'demoLink.changes');
  return (
    <>
      <p className={styles.label}>{label}</p>
      <pre className={styles.code} dir="ltr" role="group" aria-label={label} tabIndex={0}>
        <Highlight code={original ?? ''} language="tsx" theme={editorTheme}>
          {({ tokens: before }) => (
            <Highlight code={code} language="tsx" theme={editorTheme}>
              {({ tokens: after, getTokenProps }) => (
                <code>
                  {rows.map(({ line, change }, index) => (
                    <Row
                      key={index}
                      change={change}
                      tokens={(change === 'remove' ? before : after)[line]}
                      getTokenProps={getTokenProps}
                    />
                  ))}
                </code>
              )}
            </Highlight>
          )}
        </Highlight>
      </pre>
    </>
  );
}
