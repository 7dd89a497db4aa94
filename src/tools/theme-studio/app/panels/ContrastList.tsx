import { ownValue } from '@site/src/foundation/own-value';
import type { ContrastFinding } from '../../contrast-findings';
import styles from '../Studio.module.css';
import { TEXTS } from '../texts';

function surfaceText(surface: string): string {
  return ownValue(TEXTS.surfaces, surface) ?? TEXTS.surfaces.main;
}

/** The contrast of a color on its surfaces. */
export function ContrastList({ findings }: { findings: readonly ContrastFinding[] }) {
  return (
    <ul className={styles.contrasts}>
      {findings.map(({ text, surface, ratio, passes }) => (
        <li key={`${text} ${surface}`} data-passes={passes}>
          {surfaceText(surface)} {TEXTS.ratio(ratio.toFixed(1))}{' '}
          <strong>{passes ? TEXTS.pass : TEXTS.fail}</strong>
        </li>
      ))}
    </ul>
  );
}
