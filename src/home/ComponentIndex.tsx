import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import styles from './ComponentIndex.module.css';
import { COMPONENT_GROUPS } from './content';
import home from './Home.module.css';

/** Links to frequently used components, by purpose. */
export function ComponentIndex() {
  return (
    <section className={clsx(home.inner, home.section)} aria-labelledby="components">
      <Heading as="h2" id="components" className={home.heading}>
        Browse components
      </Heading>
      <div className={styles.groups}>
        {COMPONENT_GROUPS.map(({ name, links }) => (
          <div key={name}>
            <Heading as="h3" className={styles.name}>
              {name}
            </Heading>
            <ul className={styles.links}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
