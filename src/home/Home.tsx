import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useTranslate } from '@site/src/i18n';
import { useDocsConfig } from '@site/src/products/provider';
import styles from './Home.module.css';
import { ProductCard } from './ProductCard';

/** The front page: what the family is, and a way into each product. */
export function Home() {
  const t = useTranslate();
  const { products } = useDocsConfig();
  return (
    <main className={styles.main}>
      <section className={styles.hero}>
        <Heading as="h1" className={styles.title}>
          {t('home.heading')}
        </Heading>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.actions}>
          <Link className={styles.primary} to="/material-ui/getting-started/">
            {t('home.start')}
          </Link>
          <Link className={styles.secondary} to="/material-ui/react-button/">
            {t('home.components')}
          </Link>
        </div>
      </section>
      <section aria-labelledby="products">
        <Heading as="h2" id="products" className={styles.subtitle}>
          {t('home.products')}
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
