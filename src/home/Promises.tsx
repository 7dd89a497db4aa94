import Heading from '@theme/Heading';
import clsx from 'clsx';
import { PROMISES } from './content';
import home from './Home.module.css';
import styles from './Promises.module.css';

/** What every page of the documentation offers. */
export function Promises() {
  return (
    <section className={clsx(home.inner, home.section)} aria-labelledby="promises">
      <Heading as="h2" id="promises" className={home.heading}>
        How these docs work
      </Heading>
      <dl className={styles.promises}>
        {PROMISES.map(({ title, text }) => (
          <div key={title}>
            <dt className={styles.title}>{title}</dt>
            <dd className={clsx(home.text, styles.text)}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
