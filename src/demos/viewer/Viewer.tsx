import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '@site/src/i18n';
import { codeVariant } from '@site/src/settings';
import { focusStart } from '@site/src/browser/focus-start';
import { usePersisted } from '@site/src/browser/persisted';
import { useFrame } from '../frame/use-frame';
import { DemoCode } from './DemoCode';
import { DemoPreview } from './DemoPreview';
import { DemoToolbar } from './DemoToolbar';
import { EditedBadge } from './EditedBadge';
import { prefetchSource, whenFetched } from './fetch-source';
import { NoScriptLinks } from './NoScriptLinks';
import { previewLines } from '../page/preview-lines';
import { PreviewEditor } from './PreviewEditor';
import { stateOf } from './shared-state';
import { StageEnd } from './StageEnd';
import { useToolActions } from './tool-actions';
import { useDemoEditing } from './use-demo-editing';
import { useFailureNotice } from './use-failure-notice';
import { useFollowedLink } from './use-followed-link';
import { useMoreMenu } from './use-more-menu';
import { useNotice } from './use-notice';
import { useSandbox } from './use-sandbox';
import { useSourceFiles } from './use-source-files';
import type { ViewerProps } from './viewer-props';
import styles from './styles/Viewer.module.css';

interface Props extends ViewerProps {
  /** Called after the first commit. */
  onCommit?: () => void;
  /** Called after the effects of all controls. */
  onReady?: () => void;
}

const NOTHING = () => {};

/** Everything around a demo: its toolbar, its source, and their actions. */
export function Viewer({ onCommit = NOTHING, onReady = NOTHING, ...page }: Props) {
  const { name, scope, source, facts, stage, onStageChange } = page;
  const t = useTranslate();
  const sourceId = useId();
  const root = useRef<HTMLDivElement>(null);
  const base = `${page.basePath}/${source}`;
  const variant = usePersisted(codeVariant);
  const [choice, setOpen] = useState<boolean | null>(null);
  const [generation, setGeneration] = useState(0);
  const [notice, showNotice] = useNotice();
  const framing = useFrame(stage, page.framed === true || page.frameOnly === true);
  const more = useMoreMenu();
  const sourceFiles = useSourceFiles({ base, name, variant, modules: facts.modules });
  const shownUrl = sourceFiles.urls[sourceFiles.shown];
  const show = () => {
    setOpen(true);
    sourceFiles.show(0);
  };
  const editing = useDemoEditing(variant, sourceFiles, {
    draftId: page.noLiveEdit ? null : name,
    onShowSource: show,
  });
  const { live, preview, covered } = editing;
  const isRestoredBelow = live.restored && preview.text === null;
  const open = choice ?? (page.defaultOpen === true || isRestoredBelow);
  const lines = previewLines(page);
  const framed = framing.settings !== null && framing.FramedDemo !== null;
  const editable = page.noLiveEdit !== true;

  useLayoutEffect(
    () => onStageChange({ framed, covered, generation }),
    [onStageChange, framed, covered, generation],
  );
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(onReady, [onReady]);

  const toggle = () => {
    const fetching = open ? undefined : whenFetched(shownUrl);
    if (fetching) {
      // Together with the code: an empty block first would cost slow processors a second paint.
      void fetching.then(() => flushSync(() => setOpen(true)));
    } else {
      setOpen(!open);
      if (open && editing.code !== null) {
        showNotice(t('live.kept'));
      }
    }
  };
  const focusToolbar = () =>
    root.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
  const linked = useFollowedLink(page.link, {
    name,
    base,
    live,
    framing,
    show,
    showNotice,
    onDiscarded: focusToolbar,
  });
  const getCode = () => editing.getCode(0);
  const modules = editing.modules.edited;
  const openSandbox = useSandbox({ name, scope, variant, getCode, modules, base, showNotice });
  const reset = () => {
    editing.reset();
    setGeneration((count) => count + 1);
  };
  const edit = () => {
    const field = root.current?.querySelector('textarea');
    const previewCode = open ? null : root.current?.querySelector(`.${styles.pre} code`);
    if (field) {
      field.focus();
    } else if (previewCode) {
      preview.start(previewCode.textContent ?? '', 0);
    } else {
      setOpen(true);
      editing.start();
    }
  };
  const tools = useToolActions({
    onEdit: editable ? edit : null,
    onEditIntent: live.prepare,
    onSandbox: page.hideEditButton ? null : openSandbox,
    onFrame: page.frameOnly ? null : framing.toggle,
    framed: framing.settings !== null,
    frameIntent: framing.intentProps,
    onResetFocus: () => focusStart(stage.current!),
    onReset: reset,
  });

  const failure = useFailureNotice([live.retry, framing.retry, more.retry], () => {
    const frameControl = page.stageEnd.current?.querySelector('button');
    if (frameControl) {
      frameControl.focus();
    } else {
      focusToolbar();
    }
  });
  const stageEnd = (
    <StageEnd
      page={page}
      variant={variant}
      parts={live.parts}
      code={editing.code}
      modules={modules}
      framing={framing}
      covered={covered}
      onShownChange={live.onShownChange}
      generation={generation}
    />
  );
  const messages = (
    <div className={styles.messages}>
      {failure}
      {!page.hideToolbar && (
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      )}
      {editing.code !== null && (
        <EditedBadge
          onReset={() => {
            reset();
            focusToolbar();
          }}
        />
      )}
    </div>
  );
  if (page.hideToolbar) {
    return (
      <div className={styles.viewer}>
        {stageEnd}
        {messages}
      </div>
    );
  }
  const editor = !open && preview.text !== null ? live.parts?.CodeEditor : undefined;
  return (
    <div ref={root} className={styles.viewer}>
      {stageEnd}
      {messages}
      <DemoToolbar
        name={name}
        source={source}
        sourceId={sourceId}
        open={open}
        hasPreview={lines > 0}
        getState={() => stateOf(variant, live.edited, framing)}
        getCode={() => editing.getCode(open ? sourceFiles.shown : 0)}
        onToggle={toggle}
        onToggleIntent={() => prefetchSource(shownUrl)}
        tools={tools}
        more={more}
        onNotice={showNotice}
      />
      {linked}
      <div
        id={sourceId}
        className={styles.code}
        data-code=""
        onFocus={({ target }) => {
          if (target.matches('textarea')) {
            editing.onEditorFocus();
          }
        }}
      >
        {lines > 0 && (
          <DemoPreview
            html={page.preview}
            lines={lines}
            hidden={open || editor !== undefined}
            onFollow={page.onFollow}
            {...(editable ? { onIntent: live.prepare, onEdit: preview.start } : {})}
          />
        )}
        {editor && (
          <PreviewEditor
            key={live.opened}
            Editor={editor}
            name={sourceFiles.files[0]}
            text={preview.text ?? ''}
            caret={editing.caret}
            onChange={preview.change}
            onLeave={focusToolbar}
          />
        )}
        {open && (
          <DemoCode
            name={name}
            source={sourceFiles}
            live={live}
            modules={editing.modules}
            caret={editing.caret}
            editable={editable}
            onLeave={focusToolbar}
            onFollow={page.onFollow}
          />
        )}
      </div>
      <NoScriptLinks base={base} />
    </div>
  );
}
