import { useMemo } from 'react';
import { ownValue } from '@site/src/foundation/own-value';
import type { ShownPreview } from '../edits/shown-preview';
import { previewLines } from '../page/preview-lines';
import { changePreview } from './actions/edit';
import { focusEdit } from './actions/focus';
import { isOpen } from './actions/source';
import { DemoCode } from './DemoCode';
import { DemoPreview } from './DemoPreview';
import { LinkedCode } from './LinkedCode';
import { useLinkedState } from './linked-state';
import { useSourceFiles } from './source-files';
import { useFault } from './use-fault';
import { useDemo, useDemoState } from './viewer-demo';
import styles from './styles/Viewer.module.css';
import type { Parts } from './viewer-state';

interface Props {
  Editor: Parts['editor']['CodeEditor'];
  /** Name of the demo's file. */
  name: string;
  shown: ShownPreview;
}

/** The editor of a preview, at least as high as its code. */
function PreviewEditor({ Editor, name, shown: { place, text, start } }: Props) {
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
        fault={useFault(name, start)}
        onCodeChange={(preview) => changePreview(demo, name, place, preview)}
        onLeave={() => focusEdit(demo)}
      />
    </div>
  );
}

function textOf(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.textContent ?? '';
}

/** The edited preview of a demo with a preview; `null` without edits, and until the editor is loaded. */
function useEditedPreview(name: string): ShownPreview | null {
  const hasPreview = previewLines(useDemo()) > 0;
  const { edits, parts, module } = useDemoState();
  const edit = ownValue(edits, name);
  const html = module?.preview;
  return useMemo(
    () =>
      hasPreview && edit && parts.editor
        ? parts.editor.shownPreview(edit, html ? textOf(html) : null)
        : null,
    [hasPreview, edit, html, parts.editor],
  );
}

/**
 * The preview of a demo, the editor of the preview, the complete source, or the code of a link in
 * place of the source.
 */
export function SourceArea() {
  const demo = useDemo();
  const state = useDemoState();
  const [{ name }] = useSourceFiles();
  const { linked, isReviewed } = useLinkedState();
  const open = isOpen(demo, state);
  const Editor = state.parts.editor?.CodeEditor;
  const shown = useEditedPreview(name);
  const isEditor = !open && Editor !== undefined && shown !== null;
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
      {linked !== undefined && <LinkedCode linked={linked} isOpen={open} />}
      {previewLines(demo) > 0 && <DemoPreview hidden={open || isEditor} />}
      {isEditor && <PreviewEditor Editor={Editor} name={name} shown={shown} />}
      {open && !isReviewed && <DemoCode />}
    </div>
  );
}
