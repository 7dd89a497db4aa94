import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { productById } from '@site/src/foundation/products';
import { PRODUCT_TEXTS } from './content';
import home from './Home.module.css';
import styles from './Product.module.css';

interface Props {
  id: keyof typeof PRODUCT_TEXTS;
}

/** A product's logo, name and version. */
export function ProductName({ id }: Props) {
  const { name, logo, version } = productById(id);
  return (
    <div className={styles.identity}>
      <img src={useBaseUrl(logo)} alt="" width={32} height={32} />
      <Heading as="h3" className={styles.name}>
        {name}
      </Heading>
      <span className={styles.version}>{version}</span>
    </div>
  );
}

/** What a product is for, and links to get started. */
export function ProductPurpose({ id }: Props) {
  const { purpose, links } = PRODUCT_TEXTS[id];
  const { name } = productById(id);
  return (
    <div>
      <p className={home.text}>{purpose}</p>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <span className="sr-only"> ({name})</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
