import { useEffect, useRef } from 'react';
import type { HTMLAttributes } from 'react';
import { useStore } from '../page/store';
import type { IslandDemo } from '../types';
import { startIsland } from './start-island';

interface Props {
  demo: IslandDemo;
  /** Attributes of the element that contains the demo. */
  host: HTMLAttributes<HTMLDivElement>;
  /** Called with a retry function after a failed load, and with `null` after a successful one. */
  onFailure: (retry: (() => void) | null) => void;
}

// A constant: with a new object, React would overwrite the server's HTML with the empty string.
const KEEP = { __html: '' };

/**
 * A demo as a separate React root: server HTML that hydrates near the viewport. The page's root never
 * renders into it.
 */
export function Island({ demo, host, onFailure }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const generation = useStore(demo.store, (state) => state.generation);

  useEffect(
    () => startIsland(ref.current!, { demo, fresh: generation > 0, onFailure }),
    [demo, generation, onFailure],
  );

  if (__SERVER__) {
    const { ServerIsland } = require('./ServerIsland') as typeof import('./ServerIsland');
    const { name, scope, server } = demo;
    return <ServerIsland name={name} scope={scope} server={server} host={host} />;
  }
  return <div {...host} ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={KEEP} />;
}
