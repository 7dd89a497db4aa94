import { ownValue } from '@site/src/foundation/own-value';
import { editedPreview } from '../edits/edits';
import { previewLines } from '../page/preview-lines';
import { changePreview } from './actions/edit';
import { focusToolbar } from './actions/focus';
import { isOpen } from './actions/source';
import { DemoCode } from './DemoCode';
import { DemoPreview } from './DemoPreview';
import { useSourceFiles } from './source-files';
import { useDemo, useDemoState } from './viewer-demo';
import styles from './styles/Viewer.module.css';
import type { Parts } from './viewer-state';

interface Props {
  Editor: Parts['editor']['CodeEditor'];
  /** Name of the demo's file. */
  name: string;
  text: string;
}

/** The editor of a preview, at least as high as its code. */
function PreviewEditor({ Editor, name, text }: Props) {
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

/** The preview of a demo, the editor of the preview, or the complete source. */
export function SourceArea() {
  const demo = useDemo();
  const state = useDemoState();
  const [{ name }] = useSourceFiles();
  const open = isOpen(demo, state);
  const Editor = state.parts.editor?.CodeEditor;
  const edited = open ? null : editedPreview(ownValue(state.edits, name));
  const isEditor = Editor !== undefined && edited !== null;
  return (
    <div
      id={demo.sourceId}
      className={styles.code}
      data-code=""
      onFocus={({ target }) => {
        if (target.matches('textarea')) {
          demo.store.set({ caret: undefined });
        }
      }}
    >
      {previewLines(demo) > 0 && <DemoPreview hidden={open || isEditor} />}
      {isEditor && <PreviewEditor Editor={Editor} name={name} text={edited} />}
      {open && <DemoCode />}
    </div>
  );
}
