import clsx from 'clsx';
import type { LineChange } from '../changed-lines';
import styles from '../CheckMyCode.module.css';

interface Props {
  label: string;
  changes: readonly LineChange[];
}

/** Lines before and after, as the site shows differences in code: side by side where there's room. */
export function Diff({ label, changes }: Props) {
  return (
    <pre className={styles.diff} dir="ltr" role="group" aria-label={label}>
      <code>
        {changes.map(({ line, removed, added }) => (
          <span key={line} className={styles.hunk}>
            {removed.map((text, index) => (
              <del key={`-${index}`} className={clsx('cl cl-remove', styles.changed)}>
                {text}
                {'\n'}
              </del>
            ))}
            {added.map((text, index) => (
              <ins key={`+${index}`} className={clsx('cl cl-add', styles.changed)}>
                {text}
                {'\n'}
              </ins>
            ))}
          </span>
        ))}
      </code>
    </pre>
  );
}
