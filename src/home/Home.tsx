import { Hero } from './Hero';
import styles from './Home.module.css';
import { Products } from './Products';
import { Reasons } from './Reasons';
import { Tasks } from './Tasks';

/** The home page: a product screen to try, reasons, tasks of readers, and the products. */
export function Home() {
  return (
    <main className={styles.main}>
      <Hero />
      <Reasons />
      <Tasks />
      <Products />
    </main>
  );
}
