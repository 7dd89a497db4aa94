import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, useState } from 'react';
import { revealElement } from '@site/src/foundation/browser/reveal';
import { useRetry } from '@site/src/foundation/browser/use-retry';
import { LoadFailure } from '../island';
import type { DemoProps } from '../types';
import { parseDemoHash } from './demo-hash';
import { DemoStage } from './DemoStage';
import { LazyViewer } from './LazyViewer';
import { createSharedDemo } from './shared-demo';
import styles from './Demo.module.css';
import type { SharedDemo } from './shared-demo';

/**
 * Scrolls to a demo when the URL's hash names it, and puts the link into its store: on page load, and
 * each time the reader follows a link to it.
 */
function useDemoLink({ name, element, store }: SharedDemo): void {
  const location = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const found = parseDemoHash(location.hash);
    if (found?.name === name) {
      store.set({ link: { ...found, isChoice: !isFirst.current } });
      revealElement(element.current!);
      // A selected tab is shown by then.
      queueMicrotask(() => element.current?.scrollIntoView());
    }
    isFirst.current = false;
  }, [location, name, element, store]);
}

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
