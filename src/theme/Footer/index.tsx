import type { ReactNode } from 'react';
import { Footer } from '@site/src/shell/footer';

/** Renders the site's footer. */
export default function ThemeFooter(): ReactNode {
  return <Footer />;
}
