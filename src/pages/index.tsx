import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Home } from '@site/src/home';
import { useTranslate } from '@site/src/i18n';

/** Address `/`. */
export default function HomePage(): ReactNode {
  const t = useTranslate();
  return (
    <Layout title={t('home.title')} description={t('home.description')}>
      <Home />
    </Layout>
  );
}
