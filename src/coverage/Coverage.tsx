import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { ScrollableTable } from '@site/src/doc-page';
import styles from './Coverage.module.css';
import { totalsOf } from './totals';
import type { CoveragePage, CoverageProduct, CoverageSection } from './types';

const NUMBER = new Intl.NumberFormat('en');

/** A count next to the reference's. */
function Beside({ here, reference }: { here: number; reference?: number }) {
  return (
    <td className={styles.count}>
      {NUMBER.format(here)}
      {reference === undefined ? null : (
        <span className={styles.reference}> / {NUMBER.format(reference)}</span>
      )}
    </td>
  );
}

type Sums = Pick<CoverageSection, 'here' | 'reference'>;

function SumCells({ here, reference }: Sums) {
  return (
    <>
      <Beside here={here.pages} reference={reference?.pages} />
      <Beside here={here.demos} reference={reference?.demos} />
      <Beside here={here.headings} reference={reference?.headings} />
      <Beside here={here.links} />
      <Beside here={here.words} />
    </>
  );
}

/** The last part of a path, which identifies a page of a product on narrow screens. */
function belowProduct(pathname: string): string {
  return pathname.replace(/^\/[^/]+/, '');
}

function PageRow({ pathname, title, here, reference }: CoveragePage) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {here ? <Link to={`${pathname}/`}>{title}</Link> : <code>{belowProduct(pathname)}</code>}
      </th>
      {here ? (
        <>
          <Beside here={here.demos} reference={reference?.demos} />
          <Beside here={here.headings} reference={reference?.headings} />
          <Beside here={here.links} />
          <Beside here={here.words} />
        </>
      ) : (
        <>
          <Beside here={0} reference={reference?.demos} />
          <Beside here={0} reference={reference?.headings} />
          <td className={styles.missing} colSpan={2}>
            not written
          </td>
        </>
      )}
    </tr>
  );
}

function SectionPages({ title, pages }: CoverageSection) {
  return (
    <details className={styles.details}>
      <summary>
        {title} ({pages.length})
      </summary>
      <ScrollableTable>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Demos</th>
            <th scope="col">Headings</th>
            <th scope="col">Links</th>
            <th scope="col">Words</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <PageRow key={page.pathname} {...page} />
          ))}
        </tbody>
      </ScrollableTable>
    </details>
  );
}

function ProductCoverage({ id, name, sections }: CoverageProduct) {
  return (
    <section>
      <Heading as="h2" id={id}>
        {name}
      </Heading>
      <ScrollableTable>
        <thead>
          <tr>
            <th scope="col">Section</th>
            <th scope="col">Pages</th>
            <th scope="col">Demos</th>
            <th scope="col">Headings</th>
            <th scope="col">Links</th>
            <th scope="col">Words</th>
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr key={section.title}>
              <th scope="row" className={styles.name}>
                {section.title}
              </th>
              <SumCells {...section} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.name}>
              Total
            </th>
            <SumCells {...totalsOf(sections)} />
          </tr>
        </tfoot>
      </ScrollableTable>
      {sections
        .filter(({ pages }) => pages.length > 0)
        .map((section) => (
          <SectionPages key={section.title} {...section} />
        ))}
    </section>
  );
}

/** For the manual: counts of each product's pages next to the reference's. */
export function Coverage({ products }: { products: readonly CoverageProduct[] }) {
  return products.map((product) => <ProductCoverage key={product.id} {...product} />);
}
