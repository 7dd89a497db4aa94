import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import type { Props } from '@theme/Heading';

/** Whether a node contains a link of the author. */
function hasLink(node: ReactNode): boolean {
  return Children.toArray(node).some(
    (child) =>
      isValidElement<{ href?: string; children?: ReactNode }>(child) &&
      (child.props.href !== undefined || hasLink(child.props.children)),
  );
}

/**
 * A heading whose text links to itself. With Docusaurus's link after the text, screen readers would read
 * each heading twice: as the text and as the name of the link.
 *
 * @param props - Those of the heading's element. Without an id, or with another link, there is no link.
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
      {hasLink(children) ? (
        children
      ) : (
        // eslint-disable-next-line @docusaurus/no-html-links -- an anchor on this page
        <a className="heading-link" href={`#${id}`}>
          {children}
        </a>
      )}
    </Tag>
  );
}
