import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { breakable } from '@site/src/foundation/browser/breakable';
import { ownValue } from '@site/src/foundation/own-value';
import styles from './ComponentGroups.module.css';
import { DEFAULT_DRAWING, DRAWING, DRAWINGS, slugOf } from './drawings';
import type { IndexedGroup } from './types';

/** A drawing of a component, in the colors of the current mode. Decorative: its name is beside it. */
function Miniature({ pathname }: { pathname: string }) {
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

/** Id of a group's heading. @example headingId('Data display') // 'data-display' */
function headingId(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** Links to the pages of components, each with a drawing, by category. */
export function ComponentGroups({ groups }: { groups: readonly IndexedGroup[] }) {
  return groups.map(({ title, pages }) => (
    <section key={title} aria-labelledby={headingId(title)}>
      <Heading as="h2" id={headingId(title)} className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.cards}>
        {pages.map(({ pathname, title: name }) => (
          <li key={pathname}>
            <Link className={styles.card} to={`${pathname}/`}>
              <Miniature pathname={pathname} />
              <span className={styles.name}>{breakable(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
