import { ComponentIndex } from './ComponentIndex';
import { Hero } from './Hero';
import styles from './Home.module.css';
import { OtherProducts } from './OtherProducts';
import { Features } from './Features';
import { Showcase } from './Showcase';
import { SystemSection } from './SystemSection';

/** The home page: what the products are, a demo of each, and links into the documentation. */
export function Home() {
  return (
    <main className={styles.main}>
      <Hero />
      <Showcase />
      <SystemSection />
      <ComponentIndex />
      <Features />
      <OtherProducts />
    </main>
  );
}
