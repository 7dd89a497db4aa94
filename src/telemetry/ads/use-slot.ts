import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { AdSource } from './choose-source';
import { findAdLink } from './network-element';
import { START } from './slot-machine';
import type { Shown } from './slot-machine';
import { watchSlot } from './watch-slot';
import type { SlotWatch } from './watch-slot';

interface Slot {
  shown: Shown;
  /** Ref for the element in which to look for the network's ad. */
  host: RefObject<HTMLDivElement | null>;
  /** Reports that the feed failed or has no valid ad. */
  feedFailed: () => void;
}

/** A slot that checks for its ad while it's mounted. */
export function useSlot(source: AdSource, prefersMessage: boolean): Slot {
  const host = useRef<HTMLDivElement>(null);
  const watch = useRef<SlotWatch>(null);
  const [{ shown }, setState] = useState(START);

  useEffect(() => {
    const started = watchSlot({
      findLink: () => findAdLink(host.current),
      prefersMessage,
      onChange: setState,
    });
    watch.current = started;
    if (!source) {
      started.send({ type: 'without-network' });
    }
    return started.stop;
  }, [source, prefersMessage]);

  const feedFailed = useCallback(() => watch.current?.send({ type: 'feed-failed' }), []);
  return { shown, host, feedFailed };
}
