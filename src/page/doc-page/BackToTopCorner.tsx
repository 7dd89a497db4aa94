import { BackToTop } from './BackToTop';
import styles from './BackToTopCorner.module.css';

/** The back-to-top button on wide screens, in the corner below the table of contents. */
export function BackToTopCorner() {
  return <BackToTop className={styles.corner} />;
}
