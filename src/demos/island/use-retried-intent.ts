import { useCallback } from 'react';
import type { ComponentType } from 'react';
import { useOnIntent } from '@site/src/on-intent';
import type { OnIntent } from '@site/src/on-intent';
// Not from its file: webpack would then keep that apart from the rest, at a cost to every page.
import { useRetry } from './index';

/** A part of a demo that is loaded when the reader seems to want it. */
export interface RetriedIntent<Props> extends OnIntent<Props> {
  /** Tries again what has failed to load, `null` without a failure. */
  retry: (() => void) | null;
}

const NOTHING = () => {};

/**
 * Loads a component on the reader's first intent, and knows when that has failed. Only a reader who
 * asked for the component, not one who points at its button, should be told.
 *
 * @param importComponent - A function outside of the component, around one dynamic `import()`.
 */
export function useRetriedIntent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): RetriedIntent<Props> {
  const [forget, onFailure] = useRetry();
  const importOrTell = useCallback(async () => {
    try {
      return await importComponent();
    } catch (error) {
      onFailure(NOTHING);
      throw error;
    }
  }, [importComponent, onFailure]);
  const intent = useOnIntent(importOrTell);
  const retry = () => {
    forget?.();
    intent.load();
  };
  return { ...intent, retry: forget && !intent.Component ? retry : null };
}
