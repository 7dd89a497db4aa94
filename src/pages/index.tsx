import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

export default function Home(): ReactNode {
  return (
    <Layout title="Home" description="Documentation of a React component library family.">
      <main className="container margin-vert--xl">
        <Heading as="h1">Build React interfaces</Heading>
      </main>
    </Layout>
  );
}
