import type { ReactNode } from 'react';
import { BackToTopCorner } from '@site/src/doc-page';

/** Places the way back to the top. */
export default function BackToTopButton(): ReactNode {
  return <BackToTopCorner />;
}
