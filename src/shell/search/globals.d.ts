/** The icons of the search, which are below it: `src/theme/SearchIcons`. */
declare module '@theme/SearchIcons' {
  import type { ComponentType } from 'react';

  export function loadFoundIcons(): Promise<
    (query: string, count: number) => { name: string; Drawing: ComponentType }[]
  >;
}
