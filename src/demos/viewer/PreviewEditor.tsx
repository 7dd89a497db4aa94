import type { LiveEditing } from '../live/use-live-editing';
import styles from './styles/Viewer.module.css';

interface Props {
  Editor: NonNullable<LiveEditing['parts']>['CodeEditor'];
  /** File name, for the label. */
  name: string;
  text: string;
  /** Initial offset of the caret; `undefined` to keep the focus. */
  caret: number | undefined;
  onChange: (text: string) => void;
  /** Called when the reader leaves the editor with Escape. */
  onLeave: () => void;
}

/** The editor of a preview, at least as high as its code. */
export function PreviewEditor({ Editor, name, text, caret, onChange, onLeave }: Props) {
  return (
    <div className={styles.previewEditor}>
      <Editor
        name={name}
        code={text}
        caret={caret}
        draftId={`${name}:preview`}
        onCodeChange={onChange}
        onLeave={onLeave}
      />
    </div>
  );
}
