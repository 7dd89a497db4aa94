import Heading from '@theme/Heading';
import clsx from 'clsx';
import { REASONS } from './content';
import home from './Home.module.css';

/** Three reasons to use the libraries and their documentation. */
export function Reasons() {
  return (
    <section className={clsx(home.inner, home.section)} aria-labelledby="reasons">
      <Heading as="h2" id="reasons" className={home.heading}>
        Why these libraries
      </Heading>
      <dl className={home.columns}>
        {REASONS.map(({ title, text }) => (
          <div key={title}>
            <dt className={home.name}>{title}</dt>
            <dd className={home.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
