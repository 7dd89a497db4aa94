import type { ComponentProps } from 'react';

/** A Markdown table. Wide ones scroll horizontally, so they must be focusable. */
export function ScrollableTable(props: ComponentProps<'table'>) {
  return <table tabIndex={0} {...props} />;
}
