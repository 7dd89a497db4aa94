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
  /** Reports an answer of the feed without an ad. */
  reportFeed: (type: 'feed-empty' | 'feed-failed') => void;
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

  const reportFeed = useCallback<Slot['reportFeed']>((type) => watch.current?.send({ type }), []);
  return { shown, host, reportFeed };
}
