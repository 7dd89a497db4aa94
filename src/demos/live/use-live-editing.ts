import { useCallback, useEffect, useState } from 'react';
import { createLoader } from '@site/src/browser/create-loader';
import { useDraftState } from '@site/src/browser/use-draft-state';
import { useRetry } from '@site/src/browser/use-retry';
import type { CodeVariant } from '@site/src/settings';
import { NO_EDITS, readEdits, writeEdits } from './draft';
import type { Edit } from './draft';

type Parts = typeof import('./parts');

/** Edits of a demo. */
export interface LiveEditing {
  /** Editor and stage, once they are loaded. */
  parts: Parts | null;
  /** Text in the editor; `null` while the source is read-only. */
  text: string | null;
  /** Initial offset of the caret; `undefined` if the editor mustn't take the focus. */
  caret: number | undefined;
  /** The reader's version of the source; `null` without edits. */
  edited: string | null;
  /** Whether the edits are from before a reload, so the editor has to be shown again. */
  restored: boolean;
  /** Whether the sandbox shows an edited version. */
  shown: boolean;
  /** Preloads the editor on the first sign of intent. */
  prepare: () => void;
  /** Opens the source in the editor. */
  start: (source: string, caret: number) => void;
  change: (code: string) => void;
  /** Puts code into the editor, replacing the source or earlier edits. */
  put: (variant: CodeVariant, source: string, code: string) => void;
  /** How often the editor has been opened. */
  opened: number;
  /** Discards all edits, in both languages. */
  reset: () => void;
  /** Retries loading the editor that the reader asked for; `null` without a failure. */
  retry: (() => void) | null;
  /** Called when an edited version is shown, and when it's hidden. */
  onShownChange: (shown: boolean) => void;
}

interface Editing extends Edit {
  caret?: number;
}

/**
 * Live editing of a demo. The editor is loaded on first use. Edits survive a reload of the page.
 *
 * @param variant - Language that is shown; each language has its own edits.
 * @param draftId - Identifies the demo on the page; `null` if it can't be edited.
 */
export function useLiveEditing(variant: CodeVariant, draftId: string | null): LiveEditing {
  const [parts, setParts] = useState<Parts | null>(null);
  const [editing, updateEditing, restored] = useDraftState<Partial<Record<CodeVariant, Editing>>>(
    NO_EDITS,
    () => readEdits(draftId),
  );
  const [opened, setOpened] = useState(0);
  const [shown, setShown] = useState(false);
  const [retry, onFailure] = useRetry();
  const current = editing[variant];
  const edited = current && current.code !== current.source ? current.code : null;

  const [prepare] = useState(() =>
    createLoader(() => import('./parts'), {
      onLoad: ({ CodeEditor, LiveStage }) => setParts({ CodeEditor, LiveStage }),
      onFailure,
    }),
  );

  useEffect(() => {
    if (restored) {
      prepare();
    }
  }, [restored, prepare]);
  useEffect(() => writeEdits(draftId, editing), [draftId, editing]);

  const open = useCallback(
    (key: CodeVariant, own: Editing) => {
      prepare();
      updateEditing((all) => ({ ...all, [key]: own }));
      setOpened((count) => count + 1);
    },
    [prepare, updateEditing],
  );

  const start = useCallback(
    (source: string, caret: number) => open(variant, { source, caret, code: source }),
    [open, variant],
  );

  const put = useCallback(
    (key: CodeVariant, source: string, code: string) => open(key, { source, caret: 0, code }),
    [open],
  );

  const change = useCallback(
    (code: string) =>
      updateEditing((all) => {
        const own = all[variant];
        return own ? { ...all, [variant]: { ...own, code } } : all;
      }),
    [variant, updateEditing],
  );

  const reset = useCallback(() => {
    updateEditing(() => ({}));
    setShown(false);
  }, [updateEditing]);

  return {
    parts,
    text: parts && current ? current.code : null,
    caret: current?.caret,
    edited,
    restored: restored && parts !== null,
    shown,
    prepare,
    start,
    change,
    put,
    opened,
    reset,
    retry: current && !parts ? retry : null,
    onShownChange: setShown,
  };
}
