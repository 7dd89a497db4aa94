import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar/Mobile';
import type { ReactNode } from 'react';
import { Sidebar } from '@site/src/shell/navigation/sidebar/Sidebar';

function DrawerSidebar({ sidebar, path }: Props) {
  return <Sidebar items={sidebar} activePath={path} place="drawer" />;
}

/** Passes the sidebar to the drawer, which renders it when it opens. */
export default function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={DrawerSidebar} props={props} />;
}
