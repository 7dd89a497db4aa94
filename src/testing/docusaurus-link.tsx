import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'a'> {
  to?: string;
}

/** Stands in for Docusaurus's `Link` in unit tests; a press stays on the page. */
export default function Link({ to, href = to, children, onClick, ...props }: Props) {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- the stand-in itself
    <a
      href={href}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
