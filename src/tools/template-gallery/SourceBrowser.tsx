import { useEffect, useState } from 'react';
import { fetchJsonOnce } from '@site/src/foundation/browser/fetch-json';
import { CopyIconButton } from '@site/src/page/code';
import { FileTree } from './FileTree';
import styles from './SourceBrowser.module.css';
import { TEXTS } from './texts';
import type { SourceFile } from './types';

interface Props {
  /** URL of the JSON file with the project's files. */
  url: string;
  /** Path of the file to show first. */
  openFile: string;
}

/** The files of a template's project, one of which is shown. */
export function SourceBrowser({ url, openFile }: Props) {
  const [files, setFiles] = useState<readonly SourceFile[] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const [path, setPath] = useState(openFile);
  useEffect(() => {
    let isCurrent = true;
    const finish = (result: readonly SourceFile[] | 'failed') => isCurrent && setFiles(result);
    fetchJsonOnce<SourceFile[]>(url).then(finish, () => finish('failed'));
    return () => {
      isCurrent = false;
    };
  }, [url, attempt]);

  if (files === 'failed') {
    return (
      <div className={styles.message} role="alert">
        <p>{TEXTS.failed}</p>
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            setFiles(undefined);
            setAttempt(attempt + 1);
          }}
        >
          {TEXTS.retry}
        </button>
      </div>
    );
  }
  if (!files) {
    return (
      <p className={styles.message} role="status">
        {TEXTS.loading}
      </p>
    );
  }
  const shown = files.find((file) => file.path === path) ?? files[0]!;
  return (
    <div className={styles.browser}>
      <div className={styles.tree}>
        <FileTree
          label={TEXTS.files}
          paths={files.map((file) => file.path)}
          value={shown.path}
          onChange={setPath}
        />
      </div>
      <section className={styles.code} aria-label={TEXTS.code(shown.path)}>
        <div className={styles.title}>
          <span>{shown.path}</span>
          <CopyIconButton className={styles.copy} getText={() => shown.text} />
        </div>
        {/* The key scrolls a new file to its start. */}
        <pre key={shown.path} className={styles.source} tabIndex={0} dir="ltr">
          <code dangerouslySetInnerHTML={{ __html: shown.html }} />
        </pre>
      </section>
    </div>
  );
}
