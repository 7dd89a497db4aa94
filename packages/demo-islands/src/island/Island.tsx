import { useEffect, useRef } from 'react';
import type { HTMLAttributes } from 'react';
import { startIsland } from './start-island';
import type { IslandOptions } from './start-island';

interface Props extends Omit<IslandOptions, 'fresh'> {
  /** Attributes of the element that contains the demo. */
  host: HTMLAttributes<HTMLDivElement>;
  /** Number of resets; each one remounts the demo. */
  generation: number;
}

// A constant: with a new object, React would overwrite the server's HTML with the empty string.
const KEEP = { __html: '' };

/**
 * A demo as a separate React root in browsers: server HTML (of `ServerIsland`) that hydrates near the
 * viewport. The page's root never renders into it. It starts again with a new `mount` or `onFailure`.
 */
export function Island({ host, generation, mount, onFailure }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () => startIsland(ref.current!, { mount, fresh: generation > 0, onFailure }),
    [mount, generation, onFailure],
  );
  return <div {...host} ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={KEEP} />;
}
