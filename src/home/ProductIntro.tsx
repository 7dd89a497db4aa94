import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { productById } from '@site/src/products';
import { PRODUCT_TEXTS } from './content';
import home from './Home.module.css';
import styles from './ProductIntro.module.css';

/** A product of the family: its mark, what it is for, and where to begin. */
export function ProductIntro({ id }: { id: keyof typeof PRODUCT_TEXTS }) {
  const { name, logo, version } = productById(id);
  const { purpose, links } = PRODUCT_TEXTS[id];
  return (
    <div>
      <div className={styles.identity}>
        <img src={useBaseUrl(logo)} alt="" width={32} height={32} />
        <Heading as="h3" className={styles.name}>
          {name}
        </Heading>
        <span className={styles.version}>v{version}</span>
      </div>
      <p className={home.text}>{purpose}</p>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
