import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useId, useState } from 'react';
import { linkParameter } from '@site/src/foundation/browser/link-query';
import { rowsOf, shownRows } from './rows';
import type { Order, SortKey } from './rows';
import styles from './SizeSnapshot.module.css';
import { SizeTable } from './SizeTable';
import { TEXTS } from './texts';
import type { ProductSizes } from './types';

const LARGEST_FIRST: Order = { key: 'added', descending: true };

/** What the reader chose. */
interface Choice {
  product: string;
  filter: string;
}

function choiceIn(search: string, products: readonly ProductSizes[]): Choice {
  const wanted = linkParameter(search, 'product');
  const product = products.find(({ id }) => id === wanted) ?? products[0];
  return { product: product?.id ?? '', filter: linkParameter(search, 'filter') ?? '' };
}

/**
 * The bundle sizes of the products' components. `?product=joy-ui&filter=Button` selects a product
 * and a component.
 */
export function SizeSnapshot({ products }: { products: readonly ProductSizes[] }) {
  const { search } = useLocation();
  // The server doesn't know the query.
  const query = useIsBrowser() ? search : '';
  const id = useId();
  const [chosen, setChosen] = useState<Choice & { query: string }>();
  const [order, setOrder] = useState(LARGEST_FIRST);

  const choice = chosen?.query === query ? chosen : choiceIn(query, products);
  const choose = (change: Partial<Choice>) => setChosen({ ...choice, ...change, query });
  const { filter } = choice;
  const product = products.find((one) => one.id === choice.product);
  const [release, earlier] = product?.releases ?? [];
  if (!product || !release) {
    return <p>{TEXTS.unmeasured}</p>;
  }
  const rows = rowsOf(product);
  const shown = shownRows(rows, filter, order);
  const sortBy = (key: SortKey) =>
    setOrder((last) => ({
      key,
      descending: last.key === key ? !last.descending : key !== 'name',
    }));
  return (
    <>
      {product.baseline !== null && (
        <div className={styles.baseline}>
          <p>{TEXTS.baseline}</p>
          <pre className={styles.pre} tabIndex={0}>
            <code>{product.baseline}</code>
          </pre>
        </div>
      )}
      <div className={styles.controls}>
        <div className={styles.control}>
          <label htmlFor={`${id}-product`}>{TEXTS.product}</label>
          <select
            id={`${id}-product`}
            className={styles.field}
            value={product.id}
            onChange={({ target }) => choose({ product: target.value })}
          >
            {products.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.control}>
          <label htmlFor={`${id}-filter`}>{TEXTS.filter}</label>
          <input
            id={`${id}-filter`}
            className={styles.field}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={filter}
            onChange={({ target }) => choose({ filter: target.value })}
          />
        </div>
        <span className={styles.count} role="status">
          {shown.length === 1 ? TEXTS.one : TEXTS.count(shown.length)}
        </span>
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>{TEXTS.none(filter.trim())}</p>
      ) : (
        <SizeTable
          label={TEXTS.table(product.name, release.version)}
          rows={shown}
          largest={Math.max(...rows.map(({ added }) => added))}
          earlier={earlier?.version ?? null}
          order={order}
          onSort={sortBy}
        />
      )}
    </>
  );
}
