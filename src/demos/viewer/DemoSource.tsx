import { useEffect, useState } from 'react';
import { useTranslate } from '@site/src/i18n';
import type { FetchedSource } from './fetch-source';
import { fetchSource } from './fetch-source';
import styles from './Demo.module.css';

interface Props {
  url: string;
  /** File name, for the region's label. */
  name: string;
}

/** The whole source of a demo in one language, fetched when it is shown. */
export function DemoSource({ url, name }: Props) {
  const t = useTranslate();
  const [source, setSource] = useState<FetchedSource | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

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
    <pre
      className={styles.source}
      dir="ltr"
      role="group"
      aria-label={name}
      aria-busy={source === null}
      tabIndex={0}
    >
      <code dangerouslySetInnerHTML={{ __html: source?.html ?? '' }} />
    </pre>
  );
}
