import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useTranslate } from '@site/src/foundation/i18n';
import { linkTo } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';
import { ExternalEntry } from '../ExternalEntry';
import { ExternalMark } from '../ExternalMark';
import { VisuallyHidden } from '../VisuallyHidden';
import { defaultTree } from '../default-tree';
import { isExternalAddress } from '../entry';
import { NavbarMenu } from './NavbarMenu';
import styles from './NavbarMenu.module.css';

function ProductItem({ product, isCurrent }: { product: Product; isCurrent: boolean }) {
  const logo = useBaseUrl(product.logo);
  const { landing, name, description } = product;
  return (
    <li className={styles.item}>
      <Link
        {...linkTo(landing)}
        className={styles.link}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <img src={logo} alt="" width={32} height={32} loading="lazy" />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{description}</span>
        </span>
        {isExternalAddress(landing) && <ExternalMark />}
      </Link>
    </li>
  );
}

interface Props {
  products: readonly Product[];
  /** The product of the page, `null` if there is none. */
  current: Product | null;
}

/**
 * Shows the current product and links to the others. On pages without the tree of a product, it is
 * the only navigation, so it also lists the default tree.
 */
export function ProductMenu({ products, current }: Props) {
  const t = useTranslate();
  const button = current ? (
    <>
      <span>{current.name}</span>
      <VisuallyHidden>, {t('navigation.switchProduct')}</VisuallyHidden>
    </>
  ) : (
    <span>{t('navigation.products')}</span>
  );
  return (
    <NavbarMenu button={button} label={t('navigation.products')}>
      {products.map((product) => (
        <ProductItem key={product.id} product={product} isCurrent={product.id === current?.id} />
      ))}
      {!current?.docs.length &&
        defaultTree.map((entry, index) => (
          <li key={entry.pathname} className={index === 0 ? styles.separated : styles.item}>
            <ExternalEntry entry={entry} className={styles.link} />
          </li>
        ))}
    </NavbarMenu>
  );
}
