import type { ReactNode } from 'react';
import { NotFound } from '@site/src/not-found';

/** Places the page that was not found. */
export default function NotFoundContent(): ReactNode {
  return <NotFound />;
}
