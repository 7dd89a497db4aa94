import type { ReactNode } from 'react';
import { BackToTopCorner } from '@site/src/page/doc-page';

/** Renders the back-to-top button. */
export default function BackToTopButton(): ReactNode {
  return <BackToTopCorner />;
}
