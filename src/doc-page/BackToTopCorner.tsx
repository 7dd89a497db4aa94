import { BackToTop } from './BackToTop';
import styles from './BackToTopCorner.module.css';

/** The way back to the top on a wide screen, in the corner below the table of contents. */
export function BackToTopCorner() {
  return <BackToTop className={styles.corner} />;
}
