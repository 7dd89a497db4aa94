import { useMemo } from 'react';
import type { DemoState } from '../link-state/demo-state';
import { useDemoState } from './viewer-demo';

/** The state of the followed link, once its code is loaded. */
interface LinkedState {
  /** `null` if the link is damaged, `undefined` if there is none. */
  linked: DemoState | null | undefined;
  /** Whether the reader reviews the code of the link, or waits for it; it takes the place of the source. */
  isReviewed: boolean;
}

/** The state that the followed link contains. */
export function useLinkedState(): LinkedState {
  const { linkState, parts, retries } = useDemoState();
  const { link } = parts;
  const linked = useMemo(
    () => (linkState === undefined ? undefined : link?.decodeState(linkState)),
    [linkState, link],
  );
  const isWaiting = linkState !== undefined && !link && !retries?.link;
  return { linked, isReviewed: isWaiting || linked?.code !== undefined };
}
