import { useEffect, useState } from 'react';
import { ownValue } from '@site/src/own-value';
import type { CodeVariant } from '@site/src/settings';
import type { LiveEditing } from '../live/use-live-editing';
import { useLiveEditing } from '../live/use-live-editing';
import { fetchSource, fetchedSource } from './fetch-source';
import { useModuleEditing } from './use-module-editing';
import type { ModuleEditing } from './use-module-editing';
import { usePreviewEditing } from './use-preview-editing';
import type { PreviewEditing } from './use-preview-editing';
import type { SourceFiles } from './use-source-files';

/** Everything that the reader can edit of a demo. */
export interface DemoEditing {
  live: LiveEditing;
  modules: ModuleEditing;
  preview: PreviewEditing;
  /**
   * Initial offset of the caret in an editor that the reader has just opened; `undefined` for one that
   * is shown again, which doesn't take the focus.
   */
  caret: number | undefined;
  /** Call it when an editor receives focus. */
  onEditorFocus: () => void;
  /** The source to run in the sandbox; `null` without edits. */
  code: string | null;
  /** Whether an edited version replaces the demo. */
  covered: boolean;
  /** Turns the selected file into an editor. */
  start: () => void;
  /** Loads the code of a file as the reader sees it. */
  getCode: (index: number) => Promise<string>;
  /** Discards all edits. */
  reset: () => void;
}

interface Options {
  /** Identifies the demo on the page; `null` if it can't be edited. */
  draftId: string | null;
  /** Shows the complete source. */
  onShowSource: () => void;
}

/**
 * Editing of a demo: its source, its preview and the modules next to it.
 *
 * @param variant - The selected language.
 * @param files - The demo's files in that language.
 */
export function useDemoEditing(
  variant: CodeVariant,
  files: SourceFiles,
  { draftId, onShowSource }: Options,
): DemoEditing {
  const live = useLiveEditing(variant, draftId);
  const modules = useModuleEditing(files, draftId && `${draftId}:modules`);
  const [url] = files.urls;
  const preview = usePreviewEditing({
    live,
    variant,
    url,
    draftId: draftId && `${draftId}:preview`,
    onShowSource,
  });
  const { prepare } = live;
  const hasEditedModules = modules.edited !== null;
  useEffect(() => {
    if (hasEditedModules) {
      // After a reload, nothing else loads the sandbox.
      prepare();
    }
  }, [hasEditedModules, prepare]);
  const opened = `${live.opened} ${modules.opened}`;
  const [focused, setFocused] = useState('0 0');
  const caret = files.shown > 0 ? modules.caret : live.caret;
  const original = modules.edited && fetchedSource(url)?.text;
  const code = live.edited ?? original ?? null;
  return {
    live,
    modules,
    preview,
    caret: focused === opened ? undefined : caret,
    onEditorFocus: () => setFocused(opened),
    code,
    covered: live.shown && code !== null,
    start: () => {
      live.prepare();
      fetchSource(files.urls[files.shown]).then(
        ({ text }) => {
          if (files.shown > 0) {
            modules.start(text, 0);
          } else {
            live.put(variant, text, live.text ?? text);
          }
        },
        // `DemoSource` reports the failure.
        () => {},
      );
    },
    getCode: async (index) => {
      const edited =
        index === 0 ? live.edited : modules.edited && ownValue(modules.edited, files.files[index]);
      return edited ?? (await fetchSource(files.urls[index])).text;
    },
    reset: () => {
      live.reset();
      modules.reset();
    },
  };
}
