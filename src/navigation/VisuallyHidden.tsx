import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text that only assistive technology gets. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
