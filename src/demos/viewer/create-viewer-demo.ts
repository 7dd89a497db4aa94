import { createRef } from 'react';
import type { SharedDemo } from '../page/shared-demo';
import { partLoaders } from './parts';
import type { ViewerDemo } from './viewer-demo';

/** Adds what only the viewer needs of a demo. */
export function createViewerDemo(shared: SharedDemo): ViewerDemo {
  return {
    ...shared,
    stage: shared.stageEnd.current?.parentElement ?? null,
    root: createRef(),
    sourceId: `${shared.name}-source`,
    loaders: partLoaders(shared),
  };
}
