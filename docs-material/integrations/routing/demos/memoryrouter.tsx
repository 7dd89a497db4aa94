import { createContext, useContext, useState } from 'react';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

/** A minimal router for the demos: it keeps the path in memory. */
const Router = createContext({ path: '/', go: (_path: string) => {} });

export function MemoryRouter(props: { start: string; children: ReactNode }) {
  const [path, go] = useState(props.start);
  return (
    <Router.Provider value={{ path, go }}>{props.children}</Router.Provider>
  );
}

export const usePath = () => useContext(Router).path;

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

export function RouterLink({
  to,
  onClick,
  children,
  ...other
}: RouterLinkProps) {
  const { go } = useContext(Router);
  return (
    <a
      {...other}
      href={`#${to}`}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
