import { ownValue } from '@site/src/foundation/own-value';
import { DEFAULT_DRAWING, DRAWING, DRAWINGS, slugOf } from './drawings';
import styles from './Miniature.module.css';

/** A drawing of a component, in the colors of the current mode. Decorative: its name is beside it. */
export function Miniature({ pathname }: { pathname: string }) {
  const drawing = ownValue(DRAWINGS, slugOf(pathname)) ?? DEFAULT_DRAWING;
  const { behind, soft, surface, line, accent, onAccent, accentLine } = drawing;
  return (
    <svg
      className={styles.miniature}
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
