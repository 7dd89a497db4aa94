import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Home } from '@site/src/home';

/** Address `/`. */
export default function HomePage(): ReactNode {
  return (
    <Layout
      title="React component library documentation"
      description="Documentation of Material UI, Joy UI and MUI System, with live demos of every component."
    >
      <Home />
    </Layout>
  );
}
