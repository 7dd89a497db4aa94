import { useEffect, useMemo, useState } from 'react';
import { useDraftState } from '@site/src/browser/use-draft-state';
import { ownValue } from '@site/src/own-value';
import { NO_EDITS, readEdits, writeEdits } from '../live/draft';
import { fetchSource, fetchedSource } from './fetch-source';
import type { SourceFiles } from './use-source-files';

/** Edits of the modules next to a demo. */
export interface ModuleEditing {
  /** Text in the editor of the selected module; `null` while the module is read-only. */
  text: string | null;
  /** Initial offset of the caret. */
  caret: number;
  /** Number of times that an editor was opened. */
  opened: number;
  /** Turns the selected module into an editor. */
  start: (source: string, caret: number) => void;
  change: (code: string) => void;
  /** Code of all modules by file name, once one is edited and all are loaded; `null` without edits. */
  edited: Readonly<Record<string, string>> | null;
  /** Discards all edits. */
  reset: () => void;
}

/**
 * Live editing of the modules next to a demo; each language has its own edits. They survive a reload.
 *
 * @param draftId - Identifies the modules of the demo on the page; `null` if they can't be edited.
 */
export function useModuleEditing(
  { files, urls, shown }: SourceFiles,
  draftId: string | null,
): ModuleEditing {
  const [edits, updateEdits] = useDraftState(NO_EDITS, () => readEdits(draftId));
  const [caret, setCaret] = useState(0);
  const [opened, setOpened] = useState(0);
  const [loaded, setLoaded] = useState('');
  const file = files[shown];
  const current = shown > 0 ? ownValue(edits, file) : undefined;
  const isEdited = files.some((name) => {
    const edit = ownValue(edits, name);
    return edit && edit.code !== edit.source;
  });
  const key = urls.join('\n');

  useEffect(() => writeEdits(draftId, edits), [draftId, edits]);

  // An unedited module may import the edited one, so the sandbox needs the code of all.
  useEffect(() => {
    if (isEdited) {
      Promise.all(key.split('\n').map(fetchSource)).then(
        () => setLoaded(key),
        // The demo then runs without the edit; the editor of the demo itself reports the failure.
        () => {},
      );
    }
  }, [isEdited, key]);

  const isLoaded = isEdited && loaded === key;
  const codes = useMemo(() => {
    if (!isLoaded) {
      return null;
    }
    const modules = key.split('\n').slice(1);
    return Object.fromEntries(
      modules.map((url) => {
        const name = url.slice(url.lastIndexOf('/') + 1, -'.html'.length);
        return [name, ownValue(edits, name)?.code ?? fetchedSource(url)?.text ?? ''];
      }),
    );
  }, [isLoaded, key, edits]);
  return {
    text: current?.code ?? null,
    caret,
    opened,
    start: (source, offset) => {
      setCaret(offset);
      setOpened((count) => count + 1);
      updateEdits((all) => ({ ...all, [file]: { source, code: source } }));
    },
    change: (code) => updateEdits((all) => ({ ...all, [file]: { ...ownValue(all, file)!, code } })),
    edited: codes,
    reset: () => updateEdits(() => ({})),
  };
}
