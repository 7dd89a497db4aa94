import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import sizes from '@generated/size-snapshot/default/sizes.json';
import { SizeSnapshot } from '@site/src/tools/size-snapshot';
import styles from './pages.module.css';

const DESCRIPTION =
  'The bundle size of every component: what it adds to an app, and what it weighs alone.';

/** Address `/size-snapshot/`. */
export default function SizeSnapshotPage(): ReactNode {
  return (
    <Layout title="Size snapshot" description={DESCRIPTION}>
      <main className={styles.main}>
        <Heading as="h1">Size snapshot</Heading>
        <p className={styles.lead}>{DESCRIPTION}</p>
        <p>
          Each component was bundled and minified by esbuild for production, without React. “Added”
          is the one to compare: the gzip size that the component adds to an app of the library.
          “Alone” includes everything the component needs, such as the style engine, which the first
          component brings for all others. Sizes don’t add up, because components share code.
        </p>
        <SizeSnapshot products={sizes} />
      </main>
    </Layout>
  );
}
