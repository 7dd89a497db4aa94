import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { Dialog, DialogBoundary } from '@site/src/ui/dialog';
import type { AppTheme, Library } from 'mui-theme-kit/print';
import type { Assigned, ReadTheme, ThemeFile } from 'mui-theme-kit/read';
import { addScheme } from '../add-scheme';
import { THEME_FILES, droppedFiles, pickedFiles } from './dropped-files';
import { FoundThemes } from './FoundThemes';
import { PasteResult, isUsable } from './PasteResult';
import styles from './Studio.module.css';
import { TEXTS } from './texts';

type Input = string | readonly ThemeFile[];

interface Props {
  /** The edited theme. */
  app: AppTheme;
  /** The library that the theme is for. */
  library: Library;
  onUse: (read: ReadTheme) => void;
  onClose: () => void;
}

type State =
  | { name: 'idle' | 'reading' }
  | { name: 'failed'; reason: string }
  | { name: 'read'; result: ReadTheme; input: Input };

/** Reads a theme from pasted code or files, lists what isn't in it, and uses it once the reader agrees. */
export function PasteDialog(props: Props) {
  return (
    <DialogBoundary title={TEXTS.paste} onClose={props.onClose}>
      <Paste {...props} />
    </DialogBoundary>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Reads code. The reader of code loads with the first one. */
async function read(input: Input, library: Library, assigned?: Assigned): Promise<State> {
  try {
    const { readTheme, ReadError } = await import(
      /* webpackChunkName: 'theme-reader' */ 'mui-theme-kit/read'
    );
    try {
      return { name: 'read', result: await readTheme(input, library, assigned), input };
    } catch (error) {
      if (!(error instanceof ReadError)) {
        throw error;
      }
      return { name: 'failed', reason: error.message };
    }
  } catch (error) {
    console.error('Reading the theme failed.', error);
    return { name: 'failed', reason: TEXTS.loadFailed };
  }
}

function Paste({ app, library, onUse, onClose }: Props) {
  const code = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ name: 'idle' });
  const [files, setFiles] = useState<ThemeFile[]>([]);
  const [isOver, setIsOver] = useState(false);

  const start = async (input: Input) => {
    setState({ name: 'reading' });
    setState(await read(input, library));
  };
  const choose = async (given: Promise<ThemeFile[]>) => {
    setState({ name: 'reading' });
    const chosen = await given.catch((error: unknown) => {
      console.error('Reading the files failed.', error);
      return [];
    });
    setFiles(chosen);
    if (chosen.length > 0) {
      await start(chosen);
    } else {
      setState({ name: 'failed', reason: TEXTS.noFiles });
    }
  };
  const handleDrop = (event: DragEvent) => {
    setIsOver(false);
    if (hasFiles(event)) {
      event.preventDefault();
      void choose(droppedFiles(event.dataTransfer));
    }
  };
  const result = state.name === 'read' && isUsable(state.result) ? state.result : null;
  const added = result && addScheme(app, result);
  const use = (theme: ReadTheme) => {
    onUse(theme);
    onClose();
  };
  const picked = (label: string, isFolder: boolean) => (
    <label className={styles.fileButton}>
      {label}
      <input
        ref={isFolder ? undefined : picker}
        type="file"
        multiple
        accept={THEME_FILES}
        className={styles.files}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          if (target.files?.length) {
            void choose(pickedFiles(target.files));
            // The same files can be chosen again after they were changed.
            target.value = '';
          }
        }}
      />
    </label>
  );

  return (
    <Dialog title={TEXTS.paste} shape="sheet" onClose={onClose}>
      <div
        className={styles.dialog}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (hasFiles(event)) {
            event.preventDefault();
            setIsOver(true);
          }
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <p className={styles.hint}>{TEXTS.pasteHint}</p>
        <textarea
          ref={code}
          className={styles.paste}
          aria-label={TEXTS.code}
          rows={8}
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={() => {
            setFiles([]);
            setState({ name: 'idle' });
          }}
        />
        <div className={styles.actions}>
          {picked(TEXTS.files, false)}
          {picked(TEXTS.folder, true)}
          {files.length > 0 && (
            <>
              <span className={styles.hint}>{TEXTS.chosenFiles(files.length)}</span>
              <button
                type="button"
                className={styles.tool}
                onClick={() => {
                  setFiles([]);
                  setState({ name: 'idle' });
                  // The button disappears.
                  picker.current!.focus();
                }}
              >
                {TEXTS.removeFiles}
              </button>
            </>
          )}
        </div>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.main}
            onClick={() => void start(files.length > 0 ? files : code.current!.value)}
          >
            {TEXTS.readCode}
          </button>
          {result && (
            <button type="button" className={styles.main} onClick={() => use(result)}>
              {TEXTS.useCode}
            </button>
          )}
          {added && (
            <button
              type="button"
              className={styles.tool}
              onClick={() => use({ ...result, ...added })}
            >
              {TEXTS.addCode(TEXTS.schemes[result.scheme!])}
            </button>
          )}
        </div>
        {state.name === 'read' && state.result.themes.length > 1 && (
          <FoundThemes
            themes={state.result.themes}
            onAssign={(assigned) => void read(state.input, library, assigned).then(setState)}
          />
        )}
        <div role="status" className={styles.result}>
          {state.name === 'reading' && TEXTS.reading}
          {state.name === 'failed' && state.reason}
          {state.name === 'read' && <PasteResult result={state.result} library={library} />}
        </div>
      </div>
    </Dialog>
  );
}
