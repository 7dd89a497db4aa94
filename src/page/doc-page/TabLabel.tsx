import type { ReactNode } from 'react';

/** The label of a tab in its panel. Only print shows it, where all panels are, but no tabs. */
export function TabLabel({ children }: { children: ReactNode }) {
  return (
    <p className="tab-label" data-search-ignore="">
      {children}
    </p>
  );
}
