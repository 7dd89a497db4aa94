import TabItem from '@theme-original/TabItem';
import type { ComponentProps, ReactNode } from 'react';
import { TabLabel } from '@site/src/page/doc-page';

/** Renders a tab's panel with the tab's label. */
export default function LabeledTabItem(props: ComponentProps<typeof TabItem>): ReactNode {
  const { label, value, children } = props;
  return (
    <TabItem {...props}>
      <TabLabel>{label ?? value}</TabLabel>
      {children}
    </TabItem>
  );
}
