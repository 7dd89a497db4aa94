import type { ReactNode } from 'react';
import { BuiltHtml } from '@site/src/foundation/browser/BuiltHtml';
import styles from './EvidenceResults.module.css';

/**
 * The results of the accessibility tests at the end of a page, below their heading. `remark-evidence.ts`
 * adds them; `recma-server-only.ts` leaves them out of the page's script.
 */
export function EvidenceResults({ children }: { children?: ReactNode }) {
  return (
    <BuiltHtml
      id="test-results"
      className={`markdown ${styles.results}`}
      failure="The results didn’t load. Reload the page to try again."
    >
      {children}
    </BuiltHtml>
  );
}
