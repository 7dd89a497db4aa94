import { useEffect, useState } from 'react';
import { LinkedPre } from '@site/src/page/code';
import { useHtml } from '@site/src/foundation/browser/use-html';
import { useTranslate } from '@site/src/foundation/i18n';
import { editHandlers } from './edit-handlers';
import type { FetchedSource } from './fetch-source';
import { fetchSource, fetchedSource } from './fetch-source';
import styles from './styles/Viewer.module.css';

interface Props {
  url: string;
  /** File name, for the region's label. */
  name: string;
  /** Called when the reader is likely to edit. */
  onIntent?: () => void;
  /** Called on a click into the source or a key that types; `caret` is an offset. Without it, the source is read-only. */
  onEdit?: (source: string, caret: number) => void;
  /** Navigates to another page of the site. */
  onFollow: (address: string) => void;
}

function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** The complete source of a demo in one language, fetched on demand. */
export function DemoSource({ url, name, onIntent, onEdit, onFollow }: Props) {
  const t = useTranslate();
  const [source, setSource] = useState<FetchedSource | null>(fetchedSource(url) ?? null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const html = useHtml(source?.html ?? '');
  const size = useHtml(source?.size ?? '');

  useEffect(() => {
    let gone = false;
    fetchSource(url).then(
      (fetched) => !gone && setSource(fetched),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [url, attempt]);

  if (failed) {
    const retry = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return (
      <p role="alert" className={styles.failure}>
        {t('demo.sourceFailed', { name })}{' '}
        <button type="button" className={styles.textButton} onClick={retry}>
          {t('demo.tryAgain')}
        </button>
      </p>
    );
  }
  return (
    <>
      <LinkedPre
        // The retry button had focus.
        ref={attempt > 0 ? focusOnMount : undefined}
        className={styles.source}
        dir="ltr"
        role="group"
        aria-label={name}
        aria-busy={source === null}
        tabIndex={0}
        {...editHandlers({ onIntent, onEdit: source ? onEdit : undefined })}
        onFollow={onFollow}
      >
        <code dangerouslySetInnerHTML={html} />
      </LinkedPre>
      {source?.size && <p className={styles.size} dangerouslySetInnerHTML={size} />}
    </>
  );
}
