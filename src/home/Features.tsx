import Heading from '@theme/Heading';
import clsx from 'clsx';
import { FEATURES } from './content';
import home from './Home.module.css';
import styles from './Features.module.css';

/** What every page of the documentation offers. */
export function Features() {
  return (
    <section className={clsx(home.inner, home.section)} aria-labelledby="features">
      <Heading as="h2" id="features" className={home.heading}>
        How these docs work
      </Heading>
      <dl className={styles.features}>
        {FEATURES.map(({ title, text }) => (
          <div key={title}>
            <dt className={styles.title}>{title}</dt>
            <dd className={clsx(home.text, styles.text)}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
