import { useCallback } from 'react';
import type { HTMLAttributes } from 'react';
import { Island as ReactIsland } from 'docusaurus-demo-islands/island';
import type { OnFailure, StartedIsland } from 'docusaurus-demo-islands/island';
import { useStore } from '../page/store';
import type { IslandDemo } from '../types';

interface Props {
  demo: IslandDemo;
  /** Attributes of the element that contains the demo. */
  host: HTMLAttributes<HTMLDivElement>;
  onFailure: OnFailure;
}

/** A demo as a separate React root: server HTML that hydrates near the viewport. */
export function Island({ demo, host, onFailure }: Props) {
  const generation = useStore(demo.store, (state) => state.generation);
  const mount = useCallback(
    async (island: StartedIsland) => {
      const [{ mountDemo }, module] = await Promise.all([
        import('../island-app/mount-demo'),
        demo.load(),
      ]);
      await mountDemo(island, demo, module);
    },
    [demo],
  );

  if (__SERVER__) {
    const { ServerIsland } = require('./ServerIsland') as typeof import('./ServerIsland');
    const { name, scope, server, isOptional } = demo;
    return <ServerIsland {...{ name, scope, server, host, isOptional }} />;
  }
  return <ReactIsland host={host} generation={generation} mount={mount} onFailure={onFailure} />;
}
