import clsx from 'clsx';
import styles from './Drawing.module.css';
import { DRAWING } from './shapes';
import type { Layers } from './shapes';

interface Props {
  className?: string;
  layers: Layers;
}

/** A small drawing in the colors of the current mode. Decorative: name what it shows beside it. */
export function Drawing({ className, layers }: Props) {
  const { behind, soft, surface, line, accent, onAccent, accentLine } = layers;
  return (
    <svg
      className={clsx(styles.drawing, className)}
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {behind && <path className={styles.soft} d={behind} />}
      {surface && <path className={styles.surface} d={surface} />}
      {soft && <path className={styles.soft} d={soft} />}
      {accent && <path className={styles.accent} d={accent} />}
      {line && <path className={styles.line} d={line} />}
      {onAccent && <path className={styles.onAccent} d={onAccent} />}
      {accentLine && <path className={styles.accentLine} d={accentLine} />}
    </svg>
  );
}
