import useBaseUrl from '@docusaurus/useBaseUrl';
import { useHistory } from '@docusaurus/router';
import clsx from 'clsx';
import { useMemo, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useRetry } from '@site/src/browser/use-retry';
import { useTranslate } from '@site/src/i18n';
import { Island, LoadFailure } from '../island';
import type { DemoFacts, DemoProps, FrameModule } from '../types';
import type { StageState } from '../viewer/viewer-props';
import { FrameRoom } from './FrameRoom';
import { LazyViewer } from './LazyViewer';
import { useDemoLink } from './use-demo-link';
import styles from './Demo.module.css';

const IN_PAGE: StageState = { framed: false, covered: false, generation: 0 };

function reservedHeights({ heights }: DemoFacts): CSSProperties {
  const entries = (heights ?? []).map((height, index) => [`--demo-height-${index}`, `${height}px`]);
  return Object.fromEntries(entries) as CSSProperties;
}

/**
 * A running demo with its source: `<Demo name="BasicButtons" />` in MDX. The build adds all props
 * except the author's options. The page renders the demo and reserves its space; the toolbar and the
 * source load later.
 */
export function Demo({ load, server, ...props }: DemoProps) {
  const { name, scope, source, facts, bg = 'outlined', height, maxWidth } = props;
  const t = useTranslate();
  const basePath = useBaseUrl('/').slice(0, -1);
  const { push } = useHistory();
  const [state, setState] = useState(IN_PAGE);
  const [module, setModule] = useState<FrameModule | null>(null);
  const [retryIsland, onIslandFailure] = useRetry();
  const [retryViewer, onViewerFailure] = useRetry();
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const stageEnd = useRef<HTMLDivElement>(null);
  const link = useDemoLink(name, frame);

  const host = useMemo(
    () => ({
      className: clsx(styles.host, 'demo-root'),
      'data-demo': name,
      'data-scope': scope,
      style: {
        ...reservedHeights(facts),
        blockSize: height,
        maxInlineSize: maxWidth,
        marginInline: maxWidth && 'auto',
      },
    }),
    [name, scope, facts, height, maxWidth],
  );

  let anchors = null;
  if (__SERVER__) {
    const { ServerAnchors } = require('./ServerAnchors') as typeof import('./ServerAnchors');
    anchors = <ServerAnchors name={name} />;
  }

  return (
    <div ref={frame} id={name} className={styles.demo} data-source={source} data-copies="">
      {anchors}
      <div
        ref={stage}
        className={clsx(styles.stage, styles[bg])}
        role="group"
        aria-label={t('demo.stage', { name })}
        data-search-ignore=""
        data-frame-room={(props.framed || props.frameOnly) && !state.framed ? '' : undefined}
      >
        {props.frameOnly && !state.framed && !state.covered && (
          <FrameRoom
            {...{ name, source, height, basePath, load }}
            onModule={setModule}
            onFailure={onIslandFailure}
          />
        )}
        {!props.frameOnly && !state.framed && (
          <div hidden={state.covered}>
            <Island
              {...{ name, scope, load, server, host }}
              onModule={setModule}
              onFailure={onIslandFailure}
              generation={state.generation}
            />
          </div>
        )}
        <div ref={stageEnd} />
      </div>
      {(!props.hideToolbar || props.framed || props.frameOnly) && (
        <LazyViewer
          frame={frame}
          ready={module !== null}
          onFailure={onViewerFailure}
          viewer={{
            ...props,
            basePath,
            stage,
            stageEnd,
            link,
            preview: (server ?? module)?.preview ?? null,
            onStageChange: setState,
            onFollow: push,
          }}
        />
      )}
      {(retryIsland ?? retryViewer) && (
        <LoadFailure
          onRetry={() => {
            retryIsland?.();
            retryViewer?.();
          }}
        />
      )}
    </div>
  );
}
