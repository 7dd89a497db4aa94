import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useTranslate } from '@site/src/i18n';
import { useCodeVariant } from '@site/src/settings';
import { Island } from '../island/Island';
import type { DemoFacts, DemoProps, IslandModule } from '../types';
import { DemoPreview } from './DemoPreview';
import { DemoSource } from './DemoSource';
import { DemoToolbar } from './DemoToolbar';
import styles from './Demo.module.css';

function reservedHeights({ heights }: DemoFacts): CSSProperties {
  const entries = (heights ?? []).map((height, index) => [`--demo-height-${index}`, `${height}px`]);
  return Object.fromEntries(entries) as CSSProperties;
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
  const previewRef = useRef<HTMLElement>(null);
  const hasPreview = facts.lines > 0 && defaultOpen !== false && !hideToolbar;
  const extension = variant === 'TS' ? 'tsx' : 'js';
  const sourceUrl = `${base}.${extension}.html`;
  useBrokenLinks().collectAnchor(name);

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
    <div id={name} className={styles.demo} data-source={source}>
      <div className={clsx(styles.stage, styles[bg])} data-search-ignore="">
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
            sourceId={sourceId}
            sourceUrl={sourceUrl}
            open={open}
            hasPreview={hasPreview}
            onToggle={() => setOpen(!open)}
            onReset={() => setGeneration((count) => count + 1)}
          />
          <div id={sourceId} className={styles.code}>
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
