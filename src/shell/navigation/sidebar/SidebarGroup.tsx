import Link from '@docusaurus/Link';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { NavigationFlags } from '../entry';
import { Icon } from '../icons';
import { Chips } from './Chips';
import styles from './Sidebar.module.css';
import { groupKey } from './active';
import type { SidebarView } from './view';

interface Props {
  item: PropSidebarItemCategory;
  view: SidebarView;
  /** The list of its entries, rendered only while it is open. */
  children: ReactNode;
}

/**
 * A group that expands and collapses. Without JavaScript it is a link to its first page; a click
 * with a modifier key opens that page in a new tab.
 */
export function SidebarGroup({ item, view, children }: Props) {
  const key = groupKey(item);
  const isOpen = view.isOpen(key);
  const flags: NavigationFlags = item.customProps ?? {};

  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    view.setOpen(key, !isOpen);
  };
  const handleClick = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      toggle(event);
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      toggle(event);
    }
  };

  return (
    <li data-group={key}>
      <Link
        to={findFirstSidebarItemLink(item)}
        role="button"
        aria-expanded={isOpen}
        className={styles.group}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {flags.icon && <Icon name={flags.icon} size={16} />}
        <span className={styles.label}>{item.label}</span>
        <Chips flags={flags} />
        <Icon name="chevron" size={16} />
      </Link>
      {isOpen && children}
    </li>
  );
}
