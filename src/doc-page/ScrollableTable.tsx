import type { ComponentProps } from 'react';

/** A Markdown table: wide ones scroll sideways, and what scrolls must be reachable by keyboard. */
export function ScrollableTable(props: ComponentProps<'table'>) {
  return <table tabIndex={0} {...props} />;
}
