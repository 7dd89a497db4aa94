import type { LiveEditing } from '../live/use-live-editing';
import { DemoSource } from './DemoSource';

interface Props {
  /** File name, for labels. */
  name: string;
  /** Address of the source in the language that is shown. */
  url: string;
  live: LiveEditing;
  /** Whether the source can be edited. */
  editable: boolean;
  /** Called when the reader leaves the editor by Escape. */
  onLeave: () => void;
}

/** The whole source of a demo: to read, and from the first press or key on to edit. */
export function DemoCode({ name, url, live, editable, onLeave }: Props) {
  if (live.parts && live.text !== null) {
    const { CodeEditor } = live.parts;
    return (
      <CodeEditor
        key={live.opened}
        name={name}
        code={live.text}
        caret={live.caret}
        onCodeChange={live.change}
        onLeave={onLeave}
      />
    );
  }
  return (
    <DemoSource
      key={url}
      url={url}
      name={name}
      {...(editable ? { onIntent: live.prepare, onEdit: live.start } : {})}
    />
  );
}
