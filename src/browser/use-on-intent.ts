import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';

/** A component that is loaded when the reader seems to want it. */
export interface OnIntent<Props> {
  /** The component, `null` until it is loaded. */
  Component: ComponentType<Props> | null;
  /** Loads it; call it when the reader asks for the component. */
  load: () => void;
  /** For the control that opens it: loads it on hover, touch and focus. */
  intentProps: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * Loads a component on the reader's first intent. A failed load is logged, and the next intent
 * tries again.
 *
 * @param importComponent - A function outside of the component, around one dynamic `import()`.
 */
export function useOnIntent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): OnIntent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const load = useCallback(() => {
    importComponent().then(
      (imported) => setComponent(() => imported),
      (error: unknown) => console.error('A part of this page could not be loaded.', error),
    );
  }, [importComponent]);
  return { Component, load, intentProps: { onPointerEnter: load, onFocus: load } };
}
