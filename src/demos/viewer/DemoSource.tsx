import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { LinkedPre } from '@site/src/code';
import { useHtml } from '@site/src/browser/use-html';
import { useTranslate } from '@site/src/i18n';
import type { FetchedSource } from './fetch-source';
import { fetchSource, fetchedSource } from './fetch-source';
import styles from './Viewer.module.css';

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

/** Offset in an element's text at which the selection ends. */
function caretIn(element: Element): number {
  const selection = window.getSelection();
  if (!selection?.focusNode || !element.contains(selection.focusNode)) {
    return 0;
  }
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}

/** Whether a key press, without modifiers, changes text. */
function typesText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const changes = key === 'Enter' || key === 'Backspace' || key === 'Delete';
  return !ctrlKey && !metaKey && !altKey && (changes || (key.length === 1 && key !== ' '));
}

/** The complete source of a demo in one language, fetched on demand. */
export function DemoSource({ url, name, onIntent, onEdit, onFollow }: Props) {
  const t = useTranslate();
  const [source, setSource] = useState<FetchedSource | null>(fetchedSource(url) ?? null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const code = useRef<HTMLElement>(null);
  const html = useHtml(source?.html ?? '');

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
  const edit = (caret: number) => source && onEdit?.(source.text, caret);
  // A click that ends a text selection doesn't start editing.
  const onClick = () => window.getSelection()?.isCollapsed && edit(caretIn(code.current!));
  const onKeyDown = (event: KeyboardEvent) => {
    onIntent?.();
    if (onEdit && typesText(event)) {
      event.preventDefault();
      edit(0);
    }
  };
  return (
    <LinkedPre
      // The retry button had focus.
      ref={attempt > 0 ? focusOnMount : undefined}
      className={styles.source}
      dir="ltr"
      role="group"
      aria-label={name}
      aria-busy={source === null}
      tabIndex={0}
      onPointerDown={onIntent}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFollow={onFollow}
    >
      <code ref={code} dangerouslySetInnerHTML={html} />
    </LinkedPre>
  );
}
