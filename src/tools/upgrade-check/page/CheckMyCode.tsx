import { useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import type { UpgradeCheckData } from '../types';
import styles from './CheckMyCode.module.css';
import { CheckStatus } from './CheckStatus';
import { TEXTS } from './texts';
import { useCheck } from './use-check';

/** For the file picker. Dropped files with other extensions are refused with a reason. */
const EXTENSIONS = '.ts,.tsx,.mts,.cts,.js,.jsx,.mjs,.cjs,.css,.scss,.sass,.less';

const majorOf = (version: string) => Number.parseInt(version, 10);

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Finds what pasted code and files use that was renamed, deprecated or removed. The parser and the
 * rules load when the reader starts a check.
 *
 * @example
 * import data from '@generated/upgrade-check/default/upgrade-check.json';
 *
 * <CheckMyCode data={data} />
 */
export function CheckMyCode({ data }: { data: UpgradeCheckData }) {
  const id = useId();
  // The elements keep the reader's input, also what was entered before the page was hydrated.
  const code = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const version = useRef<HTMLSelectElement>(null);
  const target = useRef<HTMLSelectElement>(null);
  const [fileCount, setFileCount] = useState(0);
  const [isOver, setIsOver] = useState(false);
  const { phase, checked, check } = useCheck();

  const start = () => {
    const files = [...(picker.current?.files ?? [])];
    setFileCount(files.length);
    void check(target.current!.value, {
      text: code.current!.value,
      files,
      from: version.current!.value,
    });
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    if (hasFiles(event)) {
      event.preventDefault();
      picker.current!.files = event.dataTransfer.files;
      start();
    }
  };

  return (
    <div className={styles.root} data-search-ignore="">
      <div
        role="group"
        aria-label={TEXTS.form}
        className={styles.form}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (hasFiles(event)) {
            event.preventDefault();
            setIsOver(true);
          }
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <div>
          <label className={styles.label} htmlFor={`${id}code`}>
            {TEXTS.code}
          </label>
          <textarea
            ref={code}
            id={`${id}code`}
            className={styles.text}
            aria-describedby={`${id}code-hint`}
            rows={10}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <p id={`${id}code-hint`} className={styles.hint}>
            <bdi>{TEXTS.codeHint}</bdi>
          </p>
        </div>
        <div>
          <label className={styles.label} htmlFor={`${id}files`}>
            {TEXTS.files}
          </label>
          <div className={styles.picker}>
            <input
              ref={picker}
              id={`${id}files`}
              type="file"
              multiple
              accept={EXTENSIONS}
              className={styles.files}
              aria-describedby={`${id}files-hint`}
              onChange={({ target }) => {
                if (target.files?.length) {
                  start();
                } else {
                  setFileCount(0);
                }
              }}
            />
            {fileCount > 0 && (
              <button
                type="button"
                className={styles.link}
                onClick={() => {
                  picker.current!.value = '';
                  setFileCount(0);
                  // The button disappears.
                  picker.current!.focus();
                }}
              >
                {TEXTS.removeFiles}
              </button>
            )}
          </div>
          <p id={`${id}files-hint`} className={styles.hint}>
            <bdi>{TEXTS.filesHint}</bdi>
          </p>
        </div>
        <div className={styles.actions}>
          <div>
            <label className={styles.label} htmlFor={`${id}version`}>
              {TEXTS.version}
            </label>
            <select ref={version} id={`${id}version`} className={styles.field}>
              <option value="">{TEXTS.anyVersion}</option>
              {data.versions.map(majorOf).map((major) => (
                <option key={major} value={major}>
                  {TEXTS.major(major)}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label className={styles.label} htmlFor={`${id}target`}>
              {TEXTS.target}
            </label>
            <select ref={target} id={`${id}target`} className={styles.field}>
              {data.targets.map(({ to, rules }) => (
                <option key={to} value={rules}>
                  {TEXTS.major(majorOf(to))}
                </option>
              ))}
            </select>
          </div>
          <button type="button" className={styles.check} onClick={start}>
            {TEXTS.check}
          </button>
        </div>
      </div>
      <CheckStatus phase={phase} checked={checked} onRetry={start} />
      {checked && <checked.Results reports={checked.reports} />}
    </div>
  );
}
