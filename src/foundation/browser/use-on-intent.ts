import { useState } from 'react';
import type { ComponentType } from 'react';
import { createLoader } from 'docusaurus-demo-islands/create-loader';
import { useRetry } from './use-retry';

/** A component that is loaded on intent. */
export interface OnIntent<Props> {
  /** The component; `null` until it's loaded. */
  Component: ComponentType<Props> | null;
  /** Loads it; call this when the reader asks for the component. */
  load: () => void;
  /** Props for the control that opens it: load it on hover, touch and focus. */
  intentProps: { onPointerEnter: () => void; onFocus: () => void };
  /**
   * Retries after a failure, `null` without one. Only show it to a reader who asked for the
   * component, not on hover or focus.
   */
  retry: (() => void) | null;
}

/**
 * Loads a component on the reader's first intent. A failure is logged; the next intent retries.
 *
 * @param importComponent - A constant function with one dynamic `import()`.
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
