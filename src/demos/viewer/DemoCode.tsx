import { useId } from 'react';
import type { LiveEditing } from '../live/use-live-editing';
import { DemoSource } from './DemoSource';
import { FileTabs } from './FileTabs';
import type { ModuleEditing } from './use-module-editing';
import type { SourceFiles } from './use-source-files';

interface Props {
  /** The demo's name. */
  name: string;
  source: SourceFiles;
  live: LiveEditing;
  modules: ModuleEditing;
  /** Initial offset of the caret in an editor; `undefined` to keep the focus. */
  caret: number | undefined;
  /** Whether the source can be edited. */
  editable: boolean;
  /** Called when the reader leaves the editor with Escape. */
  onLeave: () => void;
  /** Navigates to another page of the site. */
  onFollow: (address: string) => void;
}

/**
 * The complete source of a demo with tabs for the modules next to it. A click or key press turns a
 * file into an editor.
 */
export function DemoCode(props: Props) {
  const { name, source, live, modules, caret, editable, onLeave, onFollow } = props;
  const { files, urls, shown, show } = source;
  const panelId = useId();
  const isOwn = shown === 0;
  const editing = isOwn ? live : modules;
  const Editor = editing.text === null ? undefined : live.parts?.CodeEditor;
  const file = Editor ? (
    <Editor
      key={`${files[shown]} ${editing.opened}`}
      name={files[shown]}
      code={editing.text ?? ''}
      caret={caret}
      draftId={files[shown]}
      onCodeChange={editing.change}
      onLeave={onLeave}
    />
  ) : (
    <DemoSource
      key={urls[shown]}
      url={urls[shown]}
      name={files[shown]}
      onFollow={onFollow}
      {...(editable
        ? {
            onIntent: live.prepare,
            onEdit: (text: string, offset: number) => {
              live.prepare();
              editing.start(text, offset);
            },
          }
        : {})}
    />
  );
  if (files.length === 1) {
    return file;
  }
  return (
    <>
      <FileTabs name={name} files={files} shown={shown} show={show} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={files[shown]}>
        {file}
      </div>
    </>
  );
}
