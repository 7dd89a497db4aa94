import { useId } from 'react';
import type { LiveEditing } from '../live/use-live-editing';
import { DemoSource } from './DemoSource';
import { FileTabs } from './FileTabs';
import type { SourceFiles } from './use-source-files';

interface Props {
  /** The demo's name. */
  name: string;
  source: SourceFiles;
  live: LiveEditing;
  /** Whether the source can be edited. */
  editable: boolean;
  /** Called when the reader leaves the editor with Escape. */
  onLeave: () => void;
  /** Navigates to another page of the site. */
  onFollow: (address: string) => void;
}

/**
 * The complete source of a demo. A click or key press turns it into an editor. The modules next to
 * the demo have tabs and are read-only.
 */
export function DemoCode({ name, source, live, editable, onLeave, onFollow }: Props) {
  const { files, urls, shown, show } = source;
  const panelId = useId();
  const isOwn = shown === 0;
  const Editor = isOwn && live.text !== null ? live.parts?.CodeEditor : undefined;
  const file = Editor ? (
    <Editor
      key={live.opened}
      name={files[0]}
      code={live.text ?? ''}
      caret={live.caret}
      onCodeChange={live.change}
      onLeave={onLeave}
    />
  ) : (
    <DemoSource
      key={urls[shown]}
      url={urls[shown]}
      name={files[shown]}
      onFollow={onFollow}
      {...(editable && isOwn ? { onIntent: live.prepare, onEdit: live.start } : {})}
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
