import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { TASKS } from './content';
import home from './Home.module.css';
import styles from './Tasks.module.css';

/** Links to what readers come for. */
export function Tasks() {
  return (
    <section className={clsx(home.inner, home.section)} aria-labelledby="tasks">
      <Heading as="h2" id="tasks" className={home.heading}>
        What do you want to do?
      </Heading>
      <ul className={styles.tasks}>
        {TASKS.map(({ label, hint, to }) => (
          <li key={to}>
            <Link className={styles.task} to={to}>
              <span className={home.name}>{label}</span>
              <span className={home.text}>{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
