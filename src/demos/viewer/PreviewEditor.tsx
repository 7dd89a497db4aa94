import { changePreview } from './actions/edit';
import { focusToolbar } from './actions/focus';
import { useDemo, useDemoState } from './viewer-demo';
import type { Parts } from './viewer-state';
import styles from './styles/Viewer.module.css';

interface Props {
  Editor: Parts['editor']['CodeEditor'];
  /** Name of the demo's file. */
  name: string;
  text: string;
}

/** The editor of a preview, at least as high as its code. */
export function PreviewEditor({ Editor, name, text }: Props) {
  const demo = useDemo();
  const { opened, caret } = useDemoState();
  return (
    <div className={styles.previewEditor}>
      <Editor
        key={opened}
        name={name}
        code={text}
        caret={caret}
        draftId={`${name}:preview`}
        onCodeChange={(preview) => changePreview(demo, name, preview)}
        onLeave={() => focusToolbar(demo)}
      />
    </div>
  );
}
