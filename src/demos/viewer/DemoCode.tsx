import { useId } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { ownValue } from '@site/src/foundation/own-value';
import { Tabs } from '@site/src/ui/tabs';
import { changeCode, startEdit } from './actions/edit';
import { focusEdit } from './actions/focus';
import { DemoSource } from './DemoSource';
import { useFault } from './use-fault';
import { useSourceFiles } from './source-files';
import type { SourceFile } from './source-files';
import { useDemo, useDemoState } from './viewer-demo';
import styles from './styles/Viewer.module.css';

/** A file of a demo. A click or key press turns it into an editor. */
function FileCode({ name, url }: SourceFile) {
  const demo = useDemo();
  const { edits, opened, caret, parts } = useDemoState();
  const edit = ownValue(edits, name);
  const fault = useFault(name);
  if (edit && parts.editor) {
    return (
      <parts.editor.CodeEditor
        key={`${name} ${opened}`}
        name={name}
        code={edit.code}
        caret={caret}
        draftId={name}
        fault={fault}
        onCodeChange={(code) => changeCode(demo, name, code)}
        onLeave={() => focusEdit(demo)}
      />
    );
  }
  const start = (source: string, offset: number) =>
    startEdit(demo, name, { source, code: source }, offset);
  return (
    <DemoSource
      key={url}
      url={url}
      name={name}
      onFollow={demo.onFollow}
      onIntent={demo.loaders.editor}
      onEdit={demo.noLiveEdit ? undefined : start}
    />
  );
}

/** The complete source of a demo, with tabs for the modules next to it. */
export function DemoCode() {
  const t = useTranslate();
  const { name, store } = useDemo();
  const { shown = 0 } = useDemoState();
  const files = useSourceFiles();
  const panelId = useId();
  const file = files[shown] ?? files[0];
  const code = <FileCode {...file} />;
  if (files.length === 1) {
    return code;
  }
  return (
    <>
      <Tabs
        className={styles.files}
        label={t('demo.files', { name })}
        tabs={files.map((one) => ({ label: one.name, panelId }))}
        selected={shown}
        onSelect={(index) => store.set({ shown: index })}
      />
      <div id={panelId} role="tabpanel" aria-label={file.name}>
        {code}
      </div>
    </>
  );
}
