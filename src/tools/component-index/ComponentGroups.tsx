import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { breakable } from '@site/src/foundation/browser/breakable';
import { ownValue } from '@site/src/foundation/own-value';
import { Drawing } from '@site/src/ui/drawing';
import styles from './ComponentGroups.module.css';
import { DEFAULT_DRAWING, DRAWINGS, slugOf } from './drawings';
import type { IndexedGroup } from './types';

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
              <Drawing
                className={styles.drawing}
                layers={ownValue(DRAWINGS, slugOf(pathname)) ?? DEFAULT_DRAWING}
              />
              <span className={styles.name}>{breakable(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
