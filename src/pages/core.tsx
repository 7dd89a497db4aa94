import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { PRODUCTS, linkTo, productById } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';
import styles from './pages.module.css';

const CORE = productById('core');
const LIBRARIES = PRODUCTS.filter(({ category, docs }) => category === CORE.category && docs[0]);

const DESCRIPTION =
  'The open-source libraries Material UI, Joy UI and MUI System, and the packages that they share.';

function Library({ product: { name, logo, version, description, landing } }: { product: Product }) {
  return (
    <li className={styles.product}>
      <img src={useBaseUrl(logo)} alt="" width={32} height={32} />
      <div>
        <Link {...linkTo(landing)}>{name}</Link> <small dir="ltr">{version}</small>
        <p className={styles.note}>{description}</p>
      </div>
    </li>
  );
}

/** Address `/core/`. The product has no docs folder: its libraries are products too. */
export default function CorePage(): ReactNode {
  return (
    <Layout title={CORE.name} description={DESCRIPTION}>
      <main className={styles.main}>
        <Heading as="h1">{CORE.name}</Heading>
        <p className={styles.lead}>{DESCRIPTION}</p>
        <Heading as="h2" id="libraries">
          Libraries
        </Heading>
        <p>
          All three are in one repository and under the MIT license. Material UI and MUI System are
          released together, with the same version.
        </p>
        <ul className={styles.products}>
          {LIBRARIES.map((product) => (
            <Library key={product.id} product={product} />
          ))}
        </ul>
        <Heading as="h2" id="shared-packages">
          Shared packages
        </Heading>
        <p>
          npm installs these packages with the libraries, so your <code>package.json</code> doesn’t
          have to list them.
        </p>
        <dl>
          <dt>
            <code>@mui/styled-engine</code>
          </dt>
          <dd>
            Connects the libraries to Emotion. An alias in your bundler{' '}
            <Link to="/material-ui/integrations/styled-components/">
              replaces it with styled-components
            </Link>
            .
          </dd>
          <dt>
            <code>@mui/private-theming</code>
          </dt>
          <dd>
            The React context that passes the theme to components. It’s private: use{' '}
            <code>ThemeProvider</code> and <code>useTheme</code> of a library.
          </dd>
          <dt>
            <code>@mui/utils</code>
          </dt>
          <dd>Functions and hooks that several packages use.</dd>
          <dt>
            <code>@mui/types</code>
          </dt>
          <dd>Types for TypeScript that several packages use.</dd>
        </dl>
        <Heading as="h2" id="advanced-components">
          Advanced components
        </Heading>
        <p>
          Data grids, date pickers, charts and tree views are part of{' '}
          <Link to={productById('x').landing}>{productById('x').name}</Link>, which has its own
          versions and also includes features that need a license.
        </p>
      </main>
    </Layout>
  );
}
