import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useId, useRef } from 'react';
import { reportMarkdown, hasContent, skippedText } from 'mui-upgrade-check';
import { saveFile } from '@site/src/foundation/browser/save-file';
import { CopyButton } from '@site/src/page/code';
import styles from '../CheckMyCode.module.css';
import type { CheckedFile, Selection } from '../messages';
import { FileResult } from './FileResult';
import { isRewritten, ledgerOf } from './ledger';
import { LongList } from './LongList';
import { RuleOverview } from './RuleOverview';
import type { CheckState } from './run-check';
import type { FixRequest } from './run-fix';
import { TEXTS } from './texts';

/** Checks of more files are those of a project: their files are folded. */
const FEW_FILES = 5;

interface Props {
  state: CheckState;
  /** Whether files are being checked or rewritten. */
  isRunning: boolean;
  onFix: (request: FixRequest) => void;
}

/** The files that have something to report or were rewritten, and what to do with all of them. */
export function Results({ state, isRunning, onFix }: Props) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const site = useBaseUrl('/', { absolute: true }).replace(/\/$/, '');
  const { files, skipped, total, client } = state;
  const isProject = total > FEW_FILES;
  const shown = files.filter((file) => hasContent(file.report) || isRewritten(file));
  const ledger = ledgerOf(state);
  const fixable = files.flatMap(({ report }) => report.findings.filter(({ fix }) => fix)).length;

  // A button disappears when there's nothing left for it.
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isRunning && focused.current) {
      if (document.activeElement === document.body) {
        focused.current.focus({ preventScroll: true });
      }
      focused.current = null;
    }
  });
  const fix = (request: FixRequest, target: HTMLElement) => {
    focused.current = document.activeElement === document.body ? null : target;
    onFix(request);
  };
  // Files are rendered again only if they have changed.
  const latest = useRef(fix);
  useEffect(() => {
    latest.current = fix;
  });
  const fixInFile = useCallback(
    (file: number, selection: Selection, target: HTMLElement) =>
      latest.current({ file, selection }, target),
    [],
  );
  const download = useCallback(
    ({ id: file, report }: CheckedFile) =>
      void client!
        .call('contents', file)
        .then((content) =>
          saveFile(report.file.split('/').at(-1)!, new Blob([content], { type: 'text/plain' })),
        ),
    [client],
  );
  const downloadAll = async () => saveFile(TEXTS.archive, await client!.call('archive'));

  const otherCount = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  return (
    (shown.length > 0 || otherCount > 0) && (
      <section ref={section} className={styles.results} aria-label={TEXTS.results} tabIndex={-1}>
        <div className={styles.copy}>
          {fixable > 0 && (
            <button
              type="button"
              className={styles.button}
              onClick={() => fix({ selection: 'all' }, section.current!)}
            >
              {TEXTS.fixAll(fixable)}
            </button>
          )}
          {ledger.rewritten > 0 && (
            <>
              <button type="button" className={styles.button} onClick={() => void downloadAll()}>
                {TEXTS.downloadAll(ledger.rewritten)}
              </button>
              <bdi id={`${id}patch`}>{TEXTS.patch}</bdi>
              <CopyButton
                className={styles.button}
                aria-describedby={`${id}patch`}
                getText={() => client!.call('patch')}
              />
            </>
          )}
          {shown.length > 0 && (
            <>
              <bdi id={`${id}report`}>{TEXTS.report}</bdi>
              <CopyButton
                className={styles.button}
                aria-describedby={`${id}report`}
                getText={() =>
                  reportMarkdown(
                    files.map(({ report }) => report),
                    site,
                  )
                }
              />
            </>
          )}
        </div>
        {ledger.rewritten > 0 && (
          <p className={styles.counts}>
            <bdi>{TEXTS.ledger(ledger)}</bdi>
          </p>
        )}
        {otherCount > 0 && (
          <details className={styles.unknown}>
            <summary>
              <bdi>{TEXTS.skipped(otherCount)}</bdi>
            </summary>
            <p className={styles.change}>
              <bdi>{skippedText(skipped)}</bdi>
            </p>
          </details>
        )}
        {total > 1 && (
          <RuleOverview
            files={files}
            isLong={isProject}
            isGrowing={isRunning}
            onFix={(rule) => fix({ selection: { rule } }, section.current!)}
          />
        )}
        <LongList items={shown}>
          {(few) =>
            few.map((file) => (
              <FileResult
                key={file.id}
                file={file}
                isFolded={isProject}
                onFix={fixInFile}
                onDownload={download}
              />
            ))
          }
        </LongList>
      </section>
    )
  );
}
