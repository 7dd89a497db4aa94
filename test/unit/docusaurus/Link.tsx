import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'a'> {
  to?: string;
  'data-noBrokenLinkCheck'?: boolean;
}

/** Mocks Docusaurus's `Link` in unit tests; a click doesn't leave the page. */
export default function Link({
  to,
  href = to,
  children,
  onClick,
  'data-noBrokenLinkCheck': _isUnchecked,
  ...props
}: Props) {
  return (
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
