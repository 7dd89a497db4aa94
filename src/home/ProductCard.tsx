import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Product } from '@site/src/products';
import styles from './Home.module.css';

/** One product of the front page. */
export function ProductCard({ product }: { product: Product }) {
  const logo = useBaseUrl(product.logo);
  return (
    <li className={styles.card}>
      <img src={logo} alt="" width={40} height={40} />
      <Link to={product.landing} className={styles.cardLink}>
        {product.name}
      </Link>
      <p className={styles.cardText}>{product.description}</p>
      <p className={styles.cardVersion}>v{product.version}</p>
    </li>
  );
}
