import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { productById } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';
import { OTHER_PRODUCTS } from './content';
import home from './Home.module.css';
import styles from './OtherProducts.module.css';

function OtherProduct({ product, purpose }: { product: Product; purpose: string }) {
  return (
    <li className={styles.product}>
      <img src={useBaseUrl(product.logo)} alt="" width={32} height={32} />
      <div>
        <Link className={styles.name} to={product.landing}>
          {product.name}
        </Link>
        <p className={styles.purpose}>{purpose}</p>
      </div>
    </li>
  );
}

/** Products that are not part of the component family. */
export function OtherProducts() {
  return (
    <section className={clsx(home.inner, home.section)} aria-labelledby="others">
      <Heading as="h2" id="others" className={home.heading}>
        Also documented here
      </Heading>
      <ul className={styles.products}>
        {OTHER_PRODUCTS.map(({ id, purpose }) => (
          <OtherProduct key={id} product={productById(id)} purpose={purpose} />
        ))}
      </ul>
    </section>
  );
}
