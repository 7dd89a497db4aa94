import { useEffect } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Called once the children are in the document. */
  onSettled: () => void;
}

/** Reports when a rendering has completed, including its first effects. */
export function Trial({ children, onSettled }: Props) {
  useEffect(() => {
    // React reports an effect that throws only after all effects of the same rendering.
    const timer = setTimeout(onSettled);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return children;
}
