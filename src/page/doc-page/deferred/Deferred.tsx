import useIsBrowser from '@docusaurus/useIsBrowser';
import { useHistory } from '@docusaurus/router';
import { createContext, useContext, useDeferredValue, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { hasKeptPlace, restorePlace } from '@site/src/foundation/browser/reading-place';
import styles from './Deferred.module.css';

const Completeness = createContext(true);

/**
 * Whether a page starts with its first screen only: if the reader opened it with a link of the site.
 * The server's HTML is complete, and so is a page that the reader returns to or opens at a heading or at
 * the place of another version, because the position to scroll to may be anywhere.
 */
function useStartsPartial(): boolean {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  return isBrowser && action === 'PUSH' && location.hash === '' && !hasKeptPlace();
}

/** Wraps a page, whose parts in `Deferred` it renders after the first paint. */
export function ProgressivePage({ children }: { children: ReactNode }): ReactNode {
  const [startsPartial] = useState(useStartsPartial());
  const isComplete = useDeferredValue(true, !startsPartial);
  // Docusaurus scrolls to the top in an effect of the same commit.
  useLayoutEffect(() => queueMicrotask(restorePlace), []);
  return <Completeness.Provider value={isComplete}>{children}</Completeness.Provider>;
}

/** Whether all parts of the page are rendered. */
export function useIsPageComplete(): boolean {
  return useContext(Completeness);
}

/** A part of a page below its first screen, see `plugins/content/docs-instances/rehype-deferred.ts`. */
export function Deferred({ children }: { children: ReactNode }): ReactNode {
  return useIsPageComplete() ? children : <div className={styles.placeholder} />;
}
