import Link from '@docusaurus/Link';
import type { PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { ExternalMark } from '../ExternalMark';
import { isExternalAddress } from '../entry';
import type { NavigationFlags } from '../entry';
import { Icon } from '../icons';
import { Chips } from './Chips';
import styles from './Sidebar.module.css';

interface Props {
  item: PropSidebarItemLink;
  /** Whether this is the current page. */
  isActive: boolean;
}

/** A link to a page or to another site. */
export function SidebarLink({ item, isActive }: Props) {
  const flags: NavigationFlags = item.customProps ?? {};
  return (
    <li>
      <Link
        to={item.href}
        className={styles.link}
        aria-current={isActive ? 'page' : undefined}
        {...flags.linkProps}
      >
        {flags.icon && <Icon name={flags.icon} size={16} />}
        <span className={styles.label}>{item.label}</span>
        <Chips flags={flags} />
        {isExternalAddress(item.href) && <ExternalMark />}
      </Link>
    </li>
  );
}
