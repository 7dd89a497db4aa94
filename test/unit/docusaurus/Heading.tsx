import type { ReactNode } from 'react';

interface Props {
  as: 'h1' | 'h2' | 'h3' | 'h4';
  children: ReactNode;
}

/** Mocks the theme's `Heading` in unit tests. */
export default function Heading({ as: Tag, children }: Props) {
  return <Tag>{children}</Tag>;
}
