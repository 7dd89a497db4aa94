import { ComponentIndex } from './ComponentIndex';
import { Hero } from './Hero';
import styles from './Home.module.css';
import { OtherProducts } from './OtherProducts';
import { Promises } from './Promises';
import { Showcase } from './Showcase';
import { SystemSection } from './SystemSection';

/** The front page: what the family is, each product at work, and ways into the documentation. */
export function Home() {
  return (
    <main className={styles.main}>
      <Hero />
      <Showcase />
      <SystemSection />
      <ComponentIndex />
      <Promises />
      <OtherProducts />
    </main>
  );
}
