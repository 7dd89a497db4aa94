import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { useCurrentProduct } from '../use-current-product';
import { FilterBox } from './FilterBox';
import styles from './Sidebar.module.css';
import { SidebarList } from './SidebarList';
import { findActive } from './active';
import { countPages, filterItems } from './filter-items';
import { SIDEBAR_ID } from './id';
import { listKeys } from './list-keys';
import { useGroups } from './use-groups';
import { useScroll } from './use-scroll';

interface Props {
  items: readonly PropSidebarItem[];
  /** Path of the current page. */
  activePath: string;
  /** Next to the page, or in the drawer. */
  place: 'page' | 'drawer';
}

/** The navigation of a product's pages, with a filter. */
export function Sidebar({ items, activePath, place }: Props) {
  const t = useTranslate();
  const product = useCurrentProduct();
  const id = useActivePlugin()?.pluginId ?? '';
  const nav = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const isFiltering = query.trim() !== '';
  const shown = useMemo(() => filterItems(items, query), [items, query]);
  const active = useMemo(() => findActive(items, activePath), [items, activePath]);
  const groups = useGroups(activePath, active.groups);
  useScroll(nav, { id, activePath, isFiltering });

  return (
    <div id={SIDEBAR_ID} className={clsx(styles.sidebar, place === 'page' && styles.page)}>
      <FilterBox value={query} onChange={setQuery} count={isFiltering ? countPages(shown) : null} />
      <nav
        ref={nav}
        className={styles.nav}
        aria-label={t('navigation.sidebar.label', { product: product?.name ?? '' })}
        data-sidebar={id}
        {...listKeys}
      >
        <SidebarList items={shown} view={{ activePath, active, isFiltering, ...groups }} />
      </nav>
    </div>
  );
}
