import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { linkTo } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';
import { useDocsConfig } from '@site/src/foundation/products/provider';
import home from './Home.module.css';
import styles from './Products.module.css';

function ProductItem({
  product: { name, logo, version, description, landing },
}: {
  product: Product;
}) {
  return (
    <li className={styles.product}>
      <img src={useBaseUrl(logo)} alt="" width={32} height={32} loading="lazy" />
      <div>
        <Heading as="h3" className={clsx(home.name, styles.name)}>
          <Link {...linkTo(landing)}>{name}</Link>
        </Heading>{' '}
        <span className={styles.version}>{version}</span>
        <p className={home.text}>{description}</p>
      </div>
    </li>
  );
}

/** The products, with their versions and links to their start pages. */
export function Products() {
  const { products } = useDocsConfig();
  return (
    <section className={clsx(home.inner, home.section)} aria-labelledby="products">
      <Heading as="h2" id="products" className={home.heading}>
        Libraries and tools
      </Heading>
      <ul className={clsx(home.columns, styles.products)}>
        {products.map((product) => (
          <ProductItem key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}
