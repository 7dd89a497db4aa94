import Heading from '@theme/Heading';
import WindForecast from '@site/docs-system/home/_WindForecast.mdx';
import clsx from 'clsx';
import home from './Home.module.css';
import { ProductName, ProductPurpose } from './Product';
import styles from './SystemSection.module.css';

/** The styling utilities of both libraries, with an example. */
export function SystemSection() {
  return (
    <section className={clsx(home.inner, home.section)} aria-labelledby="system">
      <Heading as="h2" id="system" className={home.heading}>
        Shared styling with MUI System
      </Heading>
      <div className={styles.columns}>
        <div className={styles.intro}>
          <ProductName id="system" />
          <ProductPurpose id="system" />
        </div>
        <div className={styles.sample}>
          <WindForecast />
        </div>
      </div>
    </section>
  );
}
