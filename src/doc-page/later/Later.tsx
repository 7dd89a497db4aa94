import useIsBrowser from '@docusaurus/useIsBrowser';
import { useHistory } from '@docusaurus/router';
import { createContext, useContext, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './Later.module.css';

const Completeness = createContext(true);

/**
 * Whether a page renders its first screen alone at first: after a click on a link. The server's HTML
 * is complete, and so is a page that the reader returns to, or opens at one of its headings, because
 * the position to scroll to may be anywhere.
 */
function useStartsSmall(): boolean {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  return isBrowser && action === 'PUSH' && location.hash === '';
}

/** Wraps a page, whose parts in `Later` it renders after the first paint. */
export function GradualPage({ children }: { children: ReactNode }): ReactNode {
  const [startsSmall] = useState(useStartsSmall());
  const isComplete = useDeferredValue(true, !startsSmall);
  return <Completeness.Provider value={isComplete}>{children}</Completeness.Provider>;
}

/** Whether all parts of the page are rendered. */
export function useIsComplete(): boolean {
  return useContext(Completeness);
}

/** A part of a page below its first screen, see `plugins/docs-instances/rehype-later.ts`. */
export function Later({ children }: { children: ReactNode }): ReactNode {
  return useIsComplete() ? children : <div className={styles.room} />;
}
