import Heading from '@theme/Heading';
import { memo, useRef, useState } from 'react';
import styles from '../CheckMyCode.module.css';
import type { CheckedFile, Selection } from '../messages';
import { Diff } from './Diff';
import { FindingRows, NoteRows } from './Rows';
import { TEXTS } from './texts';

interface Props {
  file: CheckedFile;
  /** Whether it's folded at first. */
  isFolded: boolean;
  /** Rewrites findings. Focus moves to the element if the used button has disappeared. */
  onFix: (file: number, selection: Selection, focused: HTMLElement) => void;
  onDownload: (file: CheckedFile) => void;
}

/** How much was found and rewritten. */
function Counts({ file: { report, fixedCount } }: { file: CheckedFile }) {
  const { findings, unknown, errors } = report;
  const fixable = findings.filter(({ fix }) => fix).length;
  const parts = [
    findings.length > 0 && TEXTS.uses(findings.length),
    fixable > 0 && TEXTS.fixable(fixable),
    fixedCount > 0 && TEXTS.rewritten(fixedCount),
    errors.length > 0 && TEXTS.errorCount(errors.length),
    unknown.length > 0 && TEXTS.notFollowed(unknown.length),
  ];
  return (
    <p className={styles.counts}>
      <bdi>{parts.filter(Boolean).join(', ')}</bdi>
    </p>
  );
}

type ContentProps = Pick<Props, 'file' | 'onDownload'> & { onFix: (selection: Selection) => void };

/** What was found in a file. */
function Content({ file, onFix, onDownload }: ContentProps) {
  const { report, changes, fixedCount } = file;
  const { file: path, findings, errors, unknown } = report;
  const fixable = findings.filter(({ fix }) => fix).length;
  return (
    <>
      <div className={styles.fileActions}>
        {fixable > 1 && (
          <button
            type="button"
            className={styles.button}
            aria-label={TEXTS.fixUsesIn(fixable, path)}
            onClick={() => onFix('all')}
          >
            {TEXTS.fixUses(fixable)}
          </button>
        )}
        {changes.length > 0 && (
          <button
            type="button"
            className={styles.button}
            aria-label={TEXTS.downloadFile(path)}
            onClick={() => onDownload(file)}
          >
            {TEXTS.download}
          </button>
        )}
      </div>
      {changes.length > 0 && (
        <details className={styles.unknown}>
          <summary>
            <bdi>{TEXTS.changes(fixedCount)}</bdi>
          </summary>
          <Diff label={TEXTS.changes(fixedCount)} changes={changes} />
        </details>
      )}
      {findings.length > 0 && <FindingRows file={file} onFix={(finding) => onFix({ finding })} />}
      {errors.length > 0 && (
        <>
          <Heading as="h3" className={styles.part}>
            {TEXTS.errors}
          </Heading>
          <p className={styles.change}>
            <bdi>{TEXTS.cure}</bdi>
          </p>
          <NoteRows notes={errors} />
        </>
      )}
      {unknown.length > 0 && (
        <details className={styles.unknown}>
          <summary>
            <bdi>{TEXTS.unknown(unknown.length)}</bdi>
          </summary>
          <NoteRows notes={unknown} />
        </details>
      )}
    </>
  );
}

/** The result for one file, which can be folded. */
export const FileResult = memo(function FileResult({ file, isFolded, onFix, onDownload }: Props) {
  const [isOpen, setIsOpen] = useState(!isFolded);
  const summary = useRef<HTMLElement>(null);
  const { file: path, refused } = file.report;
  const name = (
    <Heading as="h2" className={styles.name}>
      <bdi>{path}</bdi>
    </Heading>
  );
  return (
    <section className={styles.file} data-folded={isFolded || undefined} aria-label={path}>
      {refused ? (
        <>
          {name}
          <p className={styles.change}>
            <bdi>{refused}</bdi>
          </p>
        </>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary ref={summary} className={styles.summary}>
            {name}
            <Counts file={file} />
          </summary>
          {isOpen && (
            <Content
              file={file}
              onFix={(selection) => onFix(file.id, selection, summary.current!)}
              onDownload={onDownload}
            />
          )}
        </details>
      )}
    </section>
  );
});
