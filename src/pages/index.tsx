import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Home } from '@site/src/home';

/** Address `/`. */
export default function HomePage(): ReactNode {
  return (
    <Layout
      title="React component library documentation"
      description="Documentation of a React component library family with a running demo beside every answer."
    >
      <Home />
    </Layout>
  );
}
