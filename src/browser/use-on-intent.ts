import { useState } from 'react';
import type { ComponentType } from 'react';
import { createLoader } from './create-loader';
import { useRetry } from './use-retry';

/** A component that is loaded when the reader seems to want it. */
export interface OnIntent<Props> {
  /** The component, `null` until it is loaded. */
  Component: ComponentType<Props> | null;
  /** Loads it; call it when the reader asks for the component. */
  load: () => void;
  /** For the control that opens it: loads it on hover, touch and focus. */
  intentProps: { onPointerEnter: () => void; onFocus: () => void };
  /**
   * Tries again after a failure, `null` without one. Only show it to a reader who asked for the
   * component, not to one who merely points at its button.
   */
  retry: (() => void) | null;
}

/**
 * Loads a component on the reader's first intent. A failed load is logged; the next intent tries
 * again.
 *
 * @param importComponent - A function outside of the component, around one dynamic `import()`.
 */
export function useOnIntent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): OnIntent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [retry, onFailure] = useRetry();
  const [load] = useState(() =>
    createLoader(importComponent, {
      onLoad: (imported) => setComponent(() => imported),
      onFailure,
    }),
  );
  return {
    Component,
    load,
    intentProps: { onPointerEnter: load, onFocus: load },
    retry: Component ? null : retry,
  };
}
