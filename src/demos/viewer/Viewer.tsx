import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCodeVariant } from '@site/src/settings';
import { useFrame } from '../frame/use-frame';
import { focusStart } from '../focus-start';
import { useLiveEditing } from '../live/use-live-editing';
import { DemoCode } from './DemoCode';
import { DemoPreview } from './DemoPreview';
import { DemoToolbar } from './DemoToolbar';
import { fetchSource, prefetchSource, whenFetched } from './fetch-source';
import { NoScriptLinks } from './NoScriptLinks';
import { previewLines } from './preview-lines';
import { stateOf } from './shared-state';
import { StageEnd } from './StageEnd';
import { useFailureNotice } from './use-failure-notice';
import { useFollowedLink } from './use-followed-link';
import { useMoreMenu } from './use-more-menu';
import { useNotice } from './use-notice';
import { useSandbox } from './use-sandbox';
import { useSourceFiles } from './use-source-files';
import type { ViewerProps } from './viewer-props';
import styles from './Viewer.module.css';

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
  const sourceId = useId();
  const root = useRef<HTMLDivElement>(null);
  const base = `${page.basePath}/${source}`;
  const variant = useCodeVariant();
  const [open, setOpen] = useState(page.defaultOpen === true);
  const [generation, setGeneration] = useState(0);
  const [notice, showNotice] = useNotice();
  const live = useLiveEditing(variant);
  const framing = useFrame(stage, page.framed === true || page.frameOnly === true);
  const more = useMoreMenu();
  const sourceFiles = useSourceFiles({ base, name, variant, modules: facts.modules });
  const lines = previewLines(page);
  const framed = framing.settings !== null && framing.FramedDemo !== null;

  useLayoutEffect(
    () => onStageChange({ framed, covered: live.shown, generation }),
    [onStageChange, framed, live.shown, generation],
  );
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(onReady, [onReady]);

  const show = () => {
    setOpen(true);
    sourceFiles.show(0);
  };
  const toggle = () => {
    const fetching = open ? undefined : whenFetched(shownUrl);
    if (fetching) {
      // Together with the code: an empty block first would cost slow processors a second paint.
      void fetching.then(() => flushSync(() => setOpen(true)));
    } else {
      setOpen(!open);
    }
  };
  const linked = useFollowedLink(page.link, { name, base, live, framing, show, showNotice });
  const shownUrl = sourceFiles.urls[sourceFiles.shown];
  const getCode = async () => live.edited ?? (await fetchSource(sourceFiles.urls[0])).text;
  const getShownCode = async () =>
    open && sourceFiles.shown > 0 ? (await fetchSource(shownUrl)).text : getCode();
  const openSandbox = useSandbox({ name, scope, variant, getCode, base, showNotice });
  const reset = () => {
    live.reset();
    setGeneration((count) => count + 1);
  };
  const focusToolbar = () =>
    root.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();

  const stageEnd = (
    <StageEnd page={page} variant={variant} live={live} framing={framing} generation={generation} />
  );
  const failure = useFailureNotice([live.retry, framing.retry, more.retry], () => {
    const frameControl = page.stageEnd.current?.querySelector('button');
    if (frameControl) {
      frameControl.focus();
    } else {
      focusToolbar();
    }
  });
  if (page.hideToolbar) {
    return (
      <>
        {stageEnd}
        {failure}
      </>
    );
  }
  return (
    <div ref={root}>
      {stageEnd}
      <DemoToolbar
        name={name}
        source={source}
        sourceId={sourceId}
        open={open}
        hasPreview={lines > 0}
        hideEditButton={page.hideEditButton ?? false}
        getState={() => stateOf(variant, live.edited, framing)}
        getCode={getShownCode}
        onToggle={toggle}
        onToggleIntent={() => prefetchSource(shownUrl)}
        onSandbox={openSandbox}
        onResetFocus={() => focusStart(stage.current!)}
        onReset={reset}
        framed={framing.settings !== null}
        onFrame={page.frameOnly ? null : framing.toggle}
        frameIntent={framing.intentProps}
        more={more}
        onNotice={showNotice}
      />
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      {failure}
      {linked}
      <div id={sourceId} className={styles.code} data-code="">
        {lines > 0 && (
          <DemoPreview html={page.preview} lines={lines} hidden={open} onFollow={page.onFollow} />
        )}
        {open && (
          <DemoCode
            name={name}
            source={sourceFiles}
            live={live}
            editable={page.noLiveEdit !== true}
            onLeave={focusToolbar}
            onFollow={page.onFollow}
          />
        )}
      </div>
      <NoScriptLinks base={base} />
    </div>
  );
}
