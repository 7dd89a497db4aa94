import { useRef, useState } from 'react';
import { Dialog, DialogBoundary } from '@site/src/ui/dialog';
import type { ReaderTheme } from '@site/src/reader/reader-theme';
import type { ReadTheme } from '../read-literal';
import styles from './Studio.module.css';
import { TEXTS } from './texts';

interface Props {
  onUse: (theme: ReaderTheme) => void;
  onClose: () => void;
}

type State =
  | { name: 'idle' | 'reading' }
  | { name: 'failed'; reason: string }
  | { name: 'read'; result: ReadTheme };

/** More parts than anyone reads are only counted. */
const MAX_SHOWN = 100;

/** Reads a theme from pasted code, lists what isn't in it, and uses it once the reader agrees. */
export function PasteDialog(props: Props) {
  return (
    <DialogBoundary title={TEXTS.paste} onClose={props.onClose}>
      <Paste {...props} />
    </DialogBoundary>
  );
}

function Paste({ onUse, onClose }: Props) {
  const code = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<State>({ name: 'idle' });

  const read = async () => {
    setState({ name: 'reading' });
    try {
      const { readLiteral, ReadError } = await import(
        /* webpackChunkName: 'read-literal' */ '../read-literal'
      );
      try {
        setState({ name: 'read', result: await readLiteral(code.current!.value) });
      } catch (error) {
        if (!(error instanceof ReadError)) {
          throw error;
        }
        setState({ name: 'failed', reason: error.message });
      }
    } catch (error) {
      console.error('Reading the theme failed.', error);
      setState({ name: 'failed', reason: TEXTS.loadFailed });
    }
  };

  return (
    <Dialog title={TEXTS.paste} shape="sheet" onClose={onClose}>
      <div className={styles.dialog}>
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
          onChange={() => setState({ name: 'idle' })}
        />
        <div className={styles.actions}>
          <button type="button" className={styles.main} onClick={() => void read()}>
            {TEXTS.readCode}
          </button>
          {state.name === 'read' && Object.keys(state.result.theme).length > 0 && (
            <button
              type="button"
              className={styles.main}
              onClick={() => {
                onUse(state.result.theme);
                onClose();
              }}
            >
              {TEXTS.useCode}
            </button>
          )}
        </div>
        <div role="status" className={styles.result}>
          {state.name === 'reading' && TEXTS.reading}
          {state.name === 'failed' && state.reason}
          {state.name === 'read' && <Result result={state.result} />}
        </div>
      </div>
    </Dialog>
  );
}

function Result({ result: { theme, skipped } }: { result: ReadTheme }) {
  if (skipped.length === 0) {
    return <p>{TEXTS.readAll}</p>;
  }
  const isEmpty = Object.keys(theme).length === 0;
  return (
    <>
      <p>{isEmpty ? TEXTS.readNothing : TEXTS.readSome(skipped.length)}</p>
      <ul className={styles.skipped}>
        {skipped.slice(0, MAX_SHOWN).map(({ path, line, reason }, index) => (
          <li key={index}>
            <span className={styles.line}>{TEXTS.line(line)}</span>{' '}
            {path && <code dir="ltr">{path}</code>} {reason}
          </li>
        ))}
        {skipped.length > MAX_SHOWN && <li>{TEXTS.more(skipped.length - MAX_SHOWN)}</li>}
      </ul>
    </>
  );
}
