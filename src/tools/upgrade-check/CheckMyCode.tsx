import { useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import type { UpgradeCheckData } from './types';
import { droppedItems, folderDialog, folderOf } from './choose/chosen';
import type { Chosen } from './choose/chosen';
import styles from './CheckMyCode.module.css';
import { CheckProgress } from './CheckProgress';
import { CheckStatus } from './CheckStatus';
import { EXAMPLE } from './example';
import { TEXTS } from './texts';
import { isRunning, isStarted, useCheck } from './use-check';
import { VersionFields } from './VersionFields';

/** For the file picker. Dropped files with other extensions are refused with a reason. */
const EXTENSIONS = '.ts,.tsx,.mts,.cts,.js,.jsx,.mjs,.cjs,.mdx,.css,.scss,.sass,.less,.zip';

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Finds what pasted code, files, folders and archives use that was renamed, deprecated or removed, and
 * rewrites it. The parser and the rules load when the reader starts a check.
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
  const folderPicker = useRef<HTMLInputElement>(null);
  /** Folders, which the file picker can't contain. */
  const folders = useRef<readonly Chosen[]>([]);
  const [hasFiles, setHasFiles] = useState(false);
  const [folderName, setFolderName] = useState('');
  const [isOver, setIsOver] = useState(false);
  const { phase, checked, check, fix, cancel } = useCheck();

  const start = () => {
    const files = [...(picker.current?.files ?? [])];
    const chosen = [...files, ...folders.current];
    setHasFiles(chosen.length > 0);
    void check({
      text: code.current!.value,
      chosen,
      from: version.current!.value,
      rules: target.current!.value,
    });
  };
  const tryExample = () => {
    code.current!.value = EXAMPLE;
    // The button disappears.
    code.current!.focus();
    start();
  };
  const setFolders = (chosen: readonly Chosen[], name: string) => {
    folders.current = chosen;
    setFolderName(name);
  };
  const chooseFolder = async () => {
    const choose = folderDialog();
    if (!choose) {
      folderPicker.current!.click();
      return;
    }
    try {
      const folder = await choose();
      setFolders([folder], folder.name);
      start();
    } catch {
      // The reader has closed the dialog.
    }
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    if (bringsFiles(event)) {
      event.preventDefault();
      const dropped = droppedItems(event.dataTransfer);
      if (dropped.every((one) => one instanceof File)) {
        picker.current!.files = event.dataTransfer.files;
        setFolders([], '');
      } else {
        picker.current!.value = '';
        setFolders(dropped, dropped.map(({ name }) => name).join(', '));
      }
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
          if (bringsFiles(event)) {
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
            rows={6}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            // For the stylesheet, which offers the example while there is no code.
            placeholder=" "
          />
          <div className={styles.picker}>
            <bdi id={`${id}code-hint`} className={styles.hint}>
              {TEXTS.codeHint}
            </bdi>
            <button type="button" className={styles.button} onClick={tryExample}>
              {TEXTS.example}
            </button>
          </div>
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
                  setHasFiles(folders.current.length > 0);
                }
              }}
            />
            <button type="button" className={styles.button} onClick={() => void chooseFolder()}>
              {TEXTS.chooseFolder}
            </button>
            <input
              ref={folderPicker}
              type="file"
              multiple
              hidden
              aria-label={TEXTS.folder}
              // React's types lack it.
              {...{ webkitdirectory: '' }}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                setFolders(files, files[0] ? folderOf(files[0]) : '');
                start();
              }}
            />
            {folderName && <bdi>{TEXTS.chosenFolder(folderName)}</bdi>}
            {hasFiles && (
              <button
                type="button"
                className={styles.link}
                onClick={() => {
                  picker.current!.value = '';
                  folderPicker.current!.value = '';
                  setFolders([], '');
                  setHasFiles(false);
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
          <VersionFields data={data} version={version} target={target} />
          <CheckProgress phase={phase} onStart={start} onCancel={cancel} />
        </div>
      </div>
      <CheckStatus phase={phase} onRetry={start} />
      {/* Reserves its place with the click, so results that arrive later move nothing in the window. */}
      <div className={styles.outcome} data-started={isStarted(phase) || undefined}>
        {checked && (
          <checked.Results
            state={checked}
            isRunning={isRunning(phase)}
            onFix={(request) => void fix(request)}
          />
        )}
      </div>
    </div>
  );
}
