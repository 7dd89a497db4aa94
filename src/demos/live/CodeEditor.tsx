import { useEffect, useId, useMemo, useRef } from 'react';
import type { CSSProperties, ChangeEvent, KeyboardEvent } from 'react';
import { useDraftFocus } from '@site/src/foundation/browser/use-draft-focus';
import { useTranslate } from '@site/src/foundation/i18n';
import { HighlightedLine } from './HighlightedLine';
import { highlightedLines } from './highlighted-lines';
import styles from './CodeEditor.module.css';

interface Props {
  /** File name, for the label. */
  name: string;
  code: string;
  onCodeChange: (code: string) => void;
  /** Called when the reader leaves with Escape; the caller moves the focus. */
  onLeave: () => void;
  /** Initial offset of the caret; without it, the focus doesn't move. */
  caret?: number;
  /** Id of the draft of the code, for restoring the focus after a reload. */
  draftId: string;
  /** The error in the code. `line` starts at 1. */
  fault?: { line: number; message: string };
}

/** Indents a new line like the current one. Inserted by the browser, so it can be undone. */
function keepIndent(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { value, selectionStart } = event.currentTarget;
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
  const indent = /^\s*/.exec(line)?.[0];
  if (indent) {
    event.preventDefault();
    // Deprecated, but the only way to keep the undo history of a text field.
    document.execCommand('insertText', false, `\n${indent}`);
  }
}

/**
 * A text field with highlighted code. Tab moves to the next control as usual; Escape leaves the
 * editor.
 */
export function CodeEditor({ name, code, onCodeChange, onLeave, caret, draftId, fault }: Props) {
  const t = useTranslate();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const firstCaret = useRef(caret);
  const lines = useMemo(() => highlightedLines(code), [code]);
  const marked = fault && fault.line <= lines.length ? fault : null;

  useEffect(() => {
    if (firstCaret.current !== undefined) {
      field.current?.focus({ preventScroll: true });
      field.current?.setSelectionRange(firstCaret.current, firstCaret.current);
    }
  }, []);

  useDraftFocus(field, draftId);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onLeave();
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      keepIndent(event);
    }
  };

  return (
    <div className={styles.editor} dir="ltr">
      <div className={styles.sheet}>
        {marked && (
          <div className={styles.mark} style={{ '--line': marked.line } as CSSProperties} />
        )}
        <pre className={styles.text} aria-hidden="true">
          {lines.map((line, row) => (
            <span key={row}>
              <HighlightedLine pieces={line} />
              {'\n'}
            </span>
          ))}
        </pre>
        <textarea
          ref={field}
          className={styles.field}
          value={code}
          aria-label={t('live.editor', { name })}
          aria-invalid={marked ? true : undefined}
          aria-describedby={marked ? `${id}fault ${id}hint` : `${id}hint`}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onCodeChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <span id={`${id}hint`} className="sr-only">
        {t('live.editorHint')}
      </span>
      {marked && (
        <span id={`${id}fault`} className="sr-only">
          {t('live.fault', { line: String(marked.line), message: marked.message })}
        </span>
      )}
    </div>
  );
}
