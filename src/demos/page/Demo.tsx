import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState } from 'react';
import { useRetry } from '@site/src/foundation/browser/use-retry';
import { LoadFailure } from '../island';
import type { DemoProps } from '../types';
import { DemoStage } from './DemoStage';
import { LazyViewer } from './LazyViewer';
import { createSharedDemo } from './shared-demo';
import { useDemoLink } from './use-demo-link';
import styles from './Demo.module.css';

/**
 * A running demo with its source: `<Demo name="BasicButtons" />` in MDX. The build adds all props
 * except the author's options. The page renders the demo and reserves its space; the toolbar and the
 * source load later.
 */
export function Demo(props: DemoProps) {
  const basePath = useBaseUrl('/').slice(0, -1);
  const { push } = useHistory();
  const [demo] = useState(() => createSharedDemo({ ...props, basePath, onFollow: push }));
  const { name, source, element, hideToolbar, framed, frameOnly } = demo;
  const [retryIsland, onIslandFailure] = useRetry();
  const [retryViewer, onViewerFailure] = useRetry();
  useDemoLink(demo);

  let anchors = null;
  if (__SERVER__) {
    const { ServerAnchors } = require('./ServerAnchors') as typeof import('./ServerAnchors');
    anchors = <ServerAnchors name={name} />;
  }

  return (
    <div ref={element} id={name} className={styles.demo} data-source={source} data-copies="">
      {anchors}
      <DemoStage demo={demo} onFailure={onIslandFailure} />
      {(!hideToolbar || framed || frameOnly) && (
        <LazyViewer demo={demo} onFailure={onViewerFailure} />
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
