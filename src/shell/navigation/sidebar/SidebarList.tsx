import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isVisibleSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { useId } from 'react';
import styles from './Sidebar.module.css';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLink } from './SidebarLink';
import type { SidebarView } from './view';

interface Props {
  items: readonly PropSidebarItem[];
  view: SidebarView;
  /** Id of the heading that labels the list. */
  labelledBy?: string;
}

interface SectionProps {
  item: PropSidebarItemCategory;
  view: SidebarView;
}

/** A heading with its entries, always shown. */
function Section({ item, view }: SectionProps) {
  const id = useId();
  return (
    <li>
      <div id={id} className={styles.subheader}>
        {item.label}
      </div>
      <SidebarList items={item.items} view={view} labelledBy={id} />
    </li>
  );
}

/** One level of a sidebar. */
export function SidebarList({ items, view, labelledBy }: Props) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {items.map((item) => {
        if (item.type === 'html' || !isVisibleSidebarItem(item, view.activePath)) {
          return null;
        }
        const key = item.type === 'link' ? item.href : item.label;
        if (item.type === 'link') {
          return <SidebarLink key={key} item={item} isActive={item.href === view.active.href} />;
        }
        return item.collapsible && !view.isFiltering ? (
          <SidebarGroup key={key} item={item} view={view}>
            <SidebarList items={item.items} view={view} />
          </SidebarGroup>
        ) : (
          <Section key={key} item={item} view={view} />
        );
      })}
    </ul>
  );
}
