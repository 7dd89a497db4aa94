import type { Place } from '../../types';
import styles from '../CheckMyCode.module.css';
import { TEXTS } from '../texts';

/** A line's number and code. */
export function PlaceInCode({ place: { line, code } }: { place: Place }) {
  return (
    <p className={styles.place}>
      <span className={styles.line}>{TEXTS.line(line)}</span>
      <code className={styles.code} dir="ltr">
        {code}
      </code>
    </p>
  );
}
