import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useTranslate } from '@site/src/i18n';
import { useOnIntent } from '@site/src/on-intent';
import { setCodeVariant, useCodeVariant } from '@site/src/settings';
import { useFrame } from '../frame/use-frame';
import type { DemoState } from '../link-state/demo-state';
import { useLiveEditing } from '../live/use-live-editing';
import type { SandboxEditor } from '../sandbox/forms';
import type { DemoFacts, DemoProps, IslandModule } from '../types';
import { DemoCode } from './DemoCode';
import { DemoPreview } from './DemoPreview';
import { DemoStage } from './DemoStage';
import { DemoToolbar } from './DemoToolbar';
import { frameOf, stateOf } from './shared-state';
import { fetchSource } from './fetch-source';
import { useDemoLink } from './use-demo-link';
import { useNotice } from './use-notice';
import { useSourceFiles } from './use-source-files';
import styles from './Demo.module.css';

const EXTENSIONS = { TS: '.tsx', JS: '.js' } as const;

const importLinkedDemo = () =>
  import('../link-state/LinkedDemo').then(({ LinkedDemo }) => LinkedDemo);

function reservedHeights({ heights }: DemoFacts): CSSProperties {
  const entries = (heights ?? []).map((height, index) => [`--demo-height-${index}`, `${height}px`]);
  return Object.fromEntries(entries) as CSSProperties;
}

/** Lets the reader start over at the top of the demo, with Tab leading to its first control. */
function focusStart(stage: HTMLElement): void {
  stage.tabIndex = -1;
  stage.focus();
  stage.addEventListener('blur', () => stage.removeAttribute('tabindex'), { once: true });
}

/**
 * A running demo with its source: `<Demo name="BasicButtons" />` in MDX. The build adds all props
 * but the writer's options.
 */
export function Demo({ name, scope, source, facts, load, server, ...options }: DemoProps) {
  const { bg = 'outlined', height, maxWidth, hideToolbar = false, defaultOpen } = options;
  const sourceId = useId();
  const base = useBaseUrl(`/${source}`);
  const t = useTranslate();
  const variant = useCodeVariant();
  const [open, setOpen] = useState(defaultOpen === true);
  const [generation, setGeneration] = useState(0);
  const [linkState, setLinkState] = useState<string | null>(null);
  const { Component: LinkedDemo, load: loadLinkedDemo } = useOnIntent(importLinkedDemo);
  const [notice, showNotice] = useNotice();
  const frameRef = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const live = useLiveEditing(variant);
  const framing = useFrame(stageRef, options.framed === true);
  const { open: openFrame } = framing;
  const previewRef = useRef<HTMLElement>(null);
  const hasPreview = facts.lines > 0 && defaultOpen !== false && !hideToolbar;
  const sourceFiles = useSourceFiles({ base, name, variant, modules: facts.modules });
  const [sourceUrl] = sourceFiles.urls;
  const { collectAnchor } = useBrokenLinks();
  ['', '.tsx', '.js'].forEach((ending) => collectAnchor(name + ending));

  useDemoLink(name, (link, isFirst) => {
    // The first page of a visit opens in the language of its hash without it being a choice.
    if (link.variant && !isFirst) {
      setCodeVariant(link.variant);
    }
    setOpen(true);
    sourceFiles.show(0);
    setLinkState(link.state ?? null);
    if (link.state !== undefined) {
      loadLinkedDemo();
    }
    frameRef.current!.scrollIntoView();
  });

  const getCode = async () => live.edited ?? (await fetchSource(sourceUrl)).text;

  const getShownCode = async () =>
    open && sourceFiles.shown > 0
      ? (await fetchSource(sourceFiles.urls[sourceFiles.shown])).text
      : getCode();

  const restoreLook = useCallback(
    (state: DemoState) => {
      const frame = frameOf(state);
      if (frame) {
        openFrame(frame);
      }
    },
    [openFrame],
  );

  const runLinked = async ({ variant: linked, code }: DemoState) => {
    const url = `${base}${EXTENSIONS[linked]}.html`;
    try {
      live.put(linked, (await fetchSource(url)).text, code ?? '');
      setCodeVariant(linked);
      setLinkState(null);
    } catch {
      showNotice(t('demo.sourceFailed', { name }));
    }
  };

  const openSandbox = (editor: SandboxEditor) => {
    // Now, while the press still allows it: the project has to be fetched first.
    const tab = window.open();
    import('../sandbox/open-sandbox')
      .then((sandbox) =>
        sandbox.openSandbox({
          editor,
          tab,
          name,
          scope,
          variant,
          getCode,
          dataUrl: `${base}.json`,
        }),
      )
      .catch((error: unknown) => {
        console.error(`The demo ${name} could not be opened in an editor.`, error);
        tab?.close();
        showNotice(t('demo.sandboxFailed'));
      });
  };

  const host = useMemo(
    () => ({
      className: clsx(styles.host, 'demo-root'),
      'data-demo': name,
      'data-scope': scope,
      style: {
        ...reservedHeights(facts),
        ...(height ? { blockSize: height } : {}),
        ...(maxWidth ? { maxInlineSize: maxWidth, marginInline: 'auto' } : {}),
      },
    }),
    [name, scope, facts, height, maxWidth],
  );

  // After a client-side navigation no server HTML is there to keep.
  const fillPreview = useCallback(({ preview }: IslandModule) => {
    if (previewRef.current && !previewRef.current.firstChild && preview) {
      previewRef.current.innerHTML = preview;
    }
  }, []);

  return (
    <div ref={frameRef} id={name} className={styles.demo} data-source={source} data-copies="">
      <div
        ref={stageRef}
        className={clsx(styles.stage, styles[bg])}
        role="group"
        aria-label={t('demo.stage', { name })}
        data-search-ignore=""
        data-frame-room={options.framed && !framing.settings ? '' : undefined}
      >
        <DemoStage
          island={{ name, scope, load, server, host, generation, onModule: fillPreview }}
          source={source}
          variant={variant}
          height={height}
          live={live}
          framing={framing}
        />
      </div>
      {!hideToolbar && (
        <>
          <DemoToolbar
            name={name}
            source={source}
            sourceId={sourceId}
            open={open}
            hasPreview={hasPreview}
            hideEditButton={options.hideEditButton ?? false}
            getState={() => stateOf(variant, live.edited, framing)}
            getCode={getShownCode}
            onToggle={() => setOpen(!open)}
            onSandbox={openSandbox}
            onResetFocus={() => focusStart(stageRef.current!)}
            onReset={() => {
              live.reset();
              setGeneration((count) => count + 1);
            }}
            framed={framing.settings !== null}
            onFrame={framing.toggle}
            frameIntent={framing.intentProps}
            onNotice={showNotice}
          />
          <p role="status" className={styles.notice}>
            {notice}
          </p>
          {linkState !== null && LinkedDemo && (
            <LinkedDemo
              key={linkState}
              name={name}
              compressed={linkState}
              onState={restoreLook}
              onRun={runLinked}
              onDiscard={() => setLinkState(null)}
            />
          )}
          <div id={sourceId} className={styles.code} data-code="">
            {hasPreview && (
              <DemoPreview
                ref={previewRef}
                html={server?.preview}
                lines={facts.lines}
                hidden={open}
              />
            )}
            {open && (
              <DemoCode
                name={name}
                source={sourceFiles}
                live={live}
                editable={options.noLiveEdit !== true}
                onLeave={() =>
                  frameRef.current
                    ?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')
                    ?.focus()
                }
              />
            )}
          </div>
          {/* eslint-disable @docusaurus/no-html-links -- static files outside of the router */}
          <noscript>
            <p className={styles.noScript}>
              {t('demo.sourceWithoutScripts')} <a href={`${base}.tsx.html`}>TypeScript</a>,{' '}
              <a href={`${base}.js.html`}>JavaScript</a>
            </p>
          </noscript>
          {/* eslint-enable @docusaurus/no-html-links */}
        </>
      )}
    </div>
  );
}
