import type { CSSProperties } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { Island } from '../island';
import type { DemoFacts } from '../types';
import { FrameRoom } from './FrameRoom';
import type { SharedDemo } from './shared-demo';
import { useStore } from './store';
import styles from './Demo.module.css';

interface Props {
  demo: SharedDemo;
  /** Called with a retry function after a failed load, and with `null` after a successful one. */
  onFailure: (retry: (() => void) | null) => void;
}

function reservedHeights({ heights }: DemoFacts): CSSProperties {
  const entries = (heights ?? []).map((height, index) => [`--demo-height-${index}`, `${height}px`]);
  return Object.fromEntries(entries) as CSSProperties;
}

/** The running demo, unless a frame or an edited version replaces it. */
export function DemoStage({ demo, onFailure }: Props) {
  const { name, scope, bg = 'outlined', maxWidth, frameOnly, stageEnd, store } = demo;
  const t = useTranslate();
  // The frame replaces the demo once its code is loaded.
  const framed = useStore(store, ({ frame, parts }) => frame && parts.frame);
  const covered = useStore(store, (state) => state.covered);
  const host = {
    className: `${styles.host} demo-root`,
    'data-demo': name,
    'data-scope': scope,
    style: {
      ...reservedHeights(demo.facts),
      blockSize: demo.height,
      maxInlineSize: maxWidth,
      marginInline: maxWidth && 'auto',
    },
  };
  return (
    <div
      className={`${styles.stage} ${styles[bg]}`}
      role="group"
      aria-label={t('demo.stage', { name })}
      data-search-ignore=""
      data-frame-room={(demo.framed || frameOnly) && !framed ? '' : undefined}
    >
      {frameOnly && !framed && !covered && <FrameRoom demo={demo} onFailure={onFailure} />}
      {!frameOnly && !framed && (
        <div hidden={covered}>
          <Island demo={demo} host={host} onFailure={onFailure} />
        </div>
      )}
      <div ref={stageEnd} />
    </div>
  );
}
