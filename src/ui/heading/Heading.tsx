import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Props } from '@theme/Heading';

/**
 * A heading with a link to itself. Unlike Docusaurus's, the link has no tooltip: its text would
 * repeat the accessible name, in the HTML of every heading.
 *
 * @param props - Those of the heading's element. Without an id, there is no link.
 */
export function Heading({ as: Tag, id, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  // Titles of pages aren't in the table of contents.
  if (Tag === 'h1' || !id) {
    return <Tag {...props} id={undefined} />;
  }
  collectAnchor(id);
  const { children, className } = props;
  return (
    <Tag {...props} className={clsx('anchor', targetClass, className)} id={id}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate(
          { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
          { heading: typeof children === 'string' ? children : id },
        )}
        translate="no"
      >
        &#8203;
      </Link>
    </Tag>
  );
}
