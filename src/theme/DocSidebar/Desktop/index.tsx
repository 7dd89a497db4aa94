import type { Props } from '@theme/DocSidebar/Desktop';
import type { ReactNode } from 'react';
import { Sidebar } from '@site/src/shell/navigation/sidebar/Sidebar';

/** Renders the sidebar next to the page. */
export default function DocSidebarDesktop({ sidebar, path }: Props): ReactNode {
  return <Sidebar items={sidebar} activePath={path} place="page" />;
}
