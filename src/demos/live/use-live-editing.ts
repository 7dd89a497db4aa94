import { useCallback, useState } from 'react';
import { createLoader } from '@site/src/browser/create-loader';
import { useRetry } from '@site/src/browser/use-retry';
import type { CodeVariant } from '@site/src/settings';

type Parts = typeof import('./parts');

/** What the reader edits of a demo. */
export interface LiveEditing {
  /** Editor and stage, once the reader asked for them. */
  parts: Parts | null;
  /** The text in the editor; `null` while the source is only read. */
  text: string | null;
  /** Where the caret stands at first. */
  caret: number;
  /** What the reader made of the source; `null` without a change. */
  edited: string | null;
  /** Whether an edited version is shown in the demo's place. */
  shown: boolean;
  /** Loads the editor ahead, at the first sign that the reader wants it. */
  prepare: () => void;
  /** Turns the source into an editor. */
  start: (source: string, caret: number) => void;
  change: (code: string) => void;
  /** Puts code from elsewhere into the editor, in place of the source or of earlier edits. */
  put: (variant: CodeVariant, source: string, code: string) => void;
  /** Counts the times that an editor was opened. */
  opened: number;
  /** Drops all edits, of both languages. */
  reset: () => void;
  /** Tries again to load the editor that the reader asked for, `null` without a failure. */
  retry: (() => void) | null;
  /** Told when an edited version is shown, and when it no longer is. */
  onShownChange: (shown: boolean) => void;
}

interface Editing {
  source: string;
  caret: number;
  code: string;
}

/**
 * Live editing of one demo. The editor is downloaded when the reader first asks for it.
 *
 * @param variant - Language that is shown; each has edits of its own.
 */
export function useLiveEditing(variant: CodeVariant): LiveEditing {
  const [parts, setParts] = useState<Parts | null>(null);
  const [editing, setEditing] = useState<Partial<Record<CodeVariant, Editing>>>({});
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

  const open = useCallback(
    (key: CodeVariant, own: Editing) => {
      prepare();
      setEditing((all) => ({ ...all, [key]: own }));
      setOpened((count) => count + 1);
    },
    [prepare],
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
      setEditing((all) => {
        const own = all[variant];
        return own ? { ...all, [variant]: { ...own, code } } : all;
      }),
    [variant],
  );

  const reset = useCallback(() => {
    setEditing({});
    setShown(false);
  }, []);

  return {
    parts,
    text: parts && current ? current.code : null,
    caret: current?.caret ?? 0,
    edited,
    shown: shown && edited !== null,
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
