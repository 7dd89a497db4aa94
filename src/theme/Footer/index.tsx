import type { ReactNode } from 'react';
import { Footer } from '@site/src/footer';

/** Places the site's footer, which the catalogue of products fills. */
export default function ThemeFooter(): ReactNode {
  return <Footer />;
}
