import type { Active } from './active';

/** State shared by all parts of a sidebar. */
export interface SidebarView {
  /** Path of the current page. */
  activePath: string;
  active: Active;
  /** While a filter is active, every group is open and can't be closed. */
  isFiltering: boolean;
  isOpen: (group: string) => boolean;
  setOpen: (group: string, isOpen: boolean) => void;
}
