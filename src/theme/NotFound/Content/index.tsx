import type { ReactNode } from 'react';
import { NotFound } from '@site/src/not-found';

/** Renders the 404 page. */
export default function NotFoundContent(): ReactNode {
  return <NotFound />;
}
