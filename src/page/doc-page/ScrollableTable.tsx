import type { ComponentProps } from 'react';

/**
 * A Markdown table. Wide ones scroll horizontally, so they must be focusable, and have a name:
 * `rehype-tables.ts` names those of pages, others need a label or a caption.
 */
export function ScrollableTable(props: ComponentProps<'table'>) {
  return <table tabIndex={0} {...props} />;
}
