import { useEffect } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Called once the children stand in the document. */
  onSettled: () => void;
}

/** Tells when a rendering is through, its first effects included. */
export function Trial({ children, onSettled }: Props) {
  useEffect(() => {
    // An effect that throws is reported after all effects of the same rendering.
    const timer = setTimeout(onSettled);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return children;
}
