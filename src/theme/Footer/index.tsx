import type { ReactNode } from 'react';
import { Footer } from '@site/src/footer';

/** Renders the site's footer. */
export default function ThemeFooter(): ReactNode {
  return <Footer />;
}
