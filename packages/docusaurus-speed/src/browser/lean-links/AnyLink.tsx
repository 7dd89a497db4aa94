import NavLink from '@docusaurus/core/lib/client/exports/Link.js';
import type { ComponentProps } from 'react';
import Link from './Link';

/** The lean link, or Docusaurus's own for links that mark themselves as active. */
export default function AnyLink(props: ComponentProps<typeof NavLink>) {
  const Element = props.isNavLink ? NavLink : (Link as typeof NavLink);
  return <Element {...props} />;
}
