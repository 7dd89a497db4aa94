import { memo, useEffect, useRef } from 'react';
import type { HTMLAttributes } from 'react';
import type { DemoScope } from '@site/src/products';
import type { IslandModule } from '../types';
import { startIsland } from './start-island';

interface Props {
  name: string;
  scope: DemoScope;
  load: () => Promise<IslandModule>;
  server: IslandModule | null;
  host: HTMLAttributes<HTMLDivElement>;
  /** Counts the reader's resets; each one mounts the demo anew. */
  generation: number;
  /** Called with the demo's module once it is loaded. */
  onModule: (module: IslandModule) => void;
  /** Called with a way to try again when its code could not be loaded, and with `null` once it is. */
  onFailure: (retry: (() => void) | null) => void;
}

// The same object in every render, or React would write the empty text over the server's HTML.
const KEEP = { __html: '' };

/**
 * A demo as a React root of its own: server HTML until the reader comes near, then the same
 * component, hydrated. The page above never renders into it.
 */
export const Island = memo(function Island({
  name,
  scope,
  load,
  server,
  host,
  generation,
  onModule,
  onFailure,
}: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // MDX makes a new function in each render; the first one is as good as the next.
  const firstLoad = useRef(load);

  useEffect(
    () =>
      startIsland(ref.current!, {
        name,
        scope,
        load: firstLoad.current,
        fresh: generation > 0,
        onModule,
        onFailure,
      }),
    [name, scope, generation, onModule, onFailure],
  );

  if (__SERVER__) {
    const { ServerIsland } = require('./ServerIsland') as typeof import('./ServerIsland');
    return <ServerIsland name={name} scope={scope} server={server} host={host} />;
  }
  return <div {...host} ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={KEEP} />;
});
