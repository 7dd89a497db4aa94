import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useTranslate } from '@site/src/i18n';
import { useOnIntent } from '@site/src/on-intent';
import { densityOf, getSettings, setCodeVariant, useCodeVariant } from '@site/src/settings';
import { Island } from '../island/Island';
import type { DemoState } from '../link-state/demo-state';
import type { SandboxEditor } from '../sandbox/forms';
import type { DemoFacts, DemoProps, IslandModule } from '../types';
import { DemoPreview } from './DemoPreview';
import { DemoSource } from './DemoSource';
import { DemoToolbar } from './DemoToolbar';
import { fetchSource } from './fetch-source';
import { useDemoLink } from './use-demo-link';
import { useNotice } from './use-notice';
import styles from './Demo.module.css';

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
  const previewRef = useRef<HTMLElement>(null);
  const hasPreview = facts.lines > 0 && defaultOpen !== false && !hideToolbar;
  const extension = variant === 'TS' ? 'tsx' : 'js';
  const sourceUrl = `${base}.${extension}.html`;
  const { collectAnchor } = useBrokenLinks();
  ['', '.tsx', '.js'].forEach((ending) => collectAnchor(name + ending));

  useDemoLink(name, (link, isFirst) => {
    // The first page of a visit opens in the language of its hash without it being a choice.
    if (link.variant && !isFirst) {
      setCodeVariant(link.variant);
    }
    setOpen(true);
    setLinkState(link.state ?? null);
    if (link.state !== undefined) {
      loadLinkedDemo();
    }
    frameRef.current!.scrollIntoView();
  });

  const getState = (): DemoState => {
    const { paletteMode, direction, dense } = getSettings();
    return { variant, mode: paletteMode, direction, density: densityOf(dense) };
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
          getCode: async () => (await fetchSource(sourceUrl)).text,
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
      >
        <Island
          name={name}
          scope={scope}
          load={load}
          server={server}
          host={host}
          generation={generation}
          onModule={fillPreview}
        />
      </div>
      {!hideToolbar && (
        <>
          <DemoToolbar
            name={name}
            source={source}
            sourceId={sourceId}
            sourceUrl={sourceUrl}
            open={open}
            hasPreview={hasPreview}
            hideEditButton={options.hideEditButton ?? false}
            getState={getState}
            onToggle={() => setOpen(!open)}
            onSandbox={openSandbox}
            onResetFocus={() => focusStart(stageRef.current!)}
            onReset={() => setGeneration((count) => count + 1)}
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
            {open && <DemoSource key={sourceUrl} url={sourceUrl} name={`${name}.${extension}`} />}
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
