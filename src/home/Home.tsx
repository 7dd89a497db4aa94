import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useDocsConfig } from '@site/src/products/provider';
import styles from './Home.module.css';
import { ProductCard } from './ProductCard';

/** The front page: what the family is, and a way into each product. */
export function Home() {
  const { products } = useDocsConfig();
  return (
    <main className={styles.main}>
      <section className={styles.hero}>
        <Heading as="h1" className={styles.title}>
          Answers with the demo running beside them
        </Heading>
        <p className={styles.lead}>
          The documentation of one family of React components: Material UI, Joy UI and MUI System.
          Every example runs in the page, in light and dark, left to right and right to left.
        </p>
        <div className={styles.actions}>
          <Link className={styles.primary} to="/material-ui/getting-started/">
            Get started
          </Link>
          <Link className={styles.secondary} to="/material-ui/react-button/">
            See the components
          </Link>
        </div>
      </section>
      <section aria-labelledby="products">
        <Heading as="h2" id="products" className={styles.subtitle}>
          Products
        </Heading>
        <ul className={styles.products}>
          {products.map(
            (product) => product.landing && <ProductCard key={product.id} product={product} />,
          )}
        </ul>
      </section>
    </main>
  );
}
