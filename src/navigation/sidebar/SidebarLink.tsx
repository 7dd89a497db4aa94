import Link from '@docusaurus/Link';
import type { PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ExternalMark } from '../ExternalMark';
import { isExternalAddress } from '../entry';
import type { NavigationFlags } from '../entry';
import { Chips } from './Chips';
import styles from './Sidebar.module.css';

interface Props {
  item: PropSidebarItemLink;
  activePath: string;
}

/** A page of the tree, or an address outside of this site. */
export function SidebarLink({ item, activePath }: Props) {
  const flags: NavigationFlags = item.customProps ?? {};
  return (
    <li>
      <Link
        to={item.href}
        className={styles.link}
        aria-current={isActiveSidebarItem(item, activePath) ? 'page' : undefined}
        {...flags.linkProps}
      >
        <span className={styles.label}>{item.label}</span>
        <Chips flags={flags} />
        {isExternalAddress(item.href) && <ExternalMark />}
      </Link>
    </li>
  );
}
