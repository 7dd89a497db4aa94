import { useEffect, useRef } from 'react';
import type { HTMLAttributes } from 'react';
import type { DemoScope } from '@site/src/products';
import type { IslandModule } from '../types';
import { startIsland } from './start-island';

interface Props {
  name: string;
  scope: DemoScope;
  /** The same function in each render. */
  load: () => Promise<IslandModule>;
  server: IslandModule | null;
  host: HTMLAttributes<HTMLDivElement>;
  /** Number of resets; each one remounts the demo. */
  generation: number;
  /** Called with the demo's module once it is loaded. */
  onModule: (module: IslandModule) => void;
  /** Called with a retry function after a failed load, and with `null` after a successful one. */
  onFailure: (retry: (() => void) | null) => void;
}

// A constant: with a new object, React would overwrite the server's HTML with the empty string.
const KEEP = { __html: '' };

/**
 * A demo as a separate React root: server HTML that hydrates near the viewport. The page's root never
 * renders into it.
 */
export function Island({
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

  useEffect(
    () =>
      startIsland(ref.current!, {
        name,
        scope,
        load,
        fresh: generation > 0,
        onModule,
        onFailure,
      }),
    [name, scope, load, generation, onModule, onFailure],
  );

  if (__SERVER__) {
    const { ServerIsland } = require('./ServerIsland') as typeof import('./ServerIsland');
    return <ServerIsland name={name} scope={scope} server={server} host={host} />;
  }
  return <div {...host} ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={KEEP} />;
}
