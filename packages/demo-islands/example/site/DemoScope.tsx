import type { ReactNode } from 'react';

/** The provider of the demos, with what their library needs. */
export default function DemoScope({ children }: { children: ReactNode }) {
  return children;
}
