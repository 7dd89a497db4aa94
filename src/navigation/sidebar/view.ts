import type { Active } from './active';

/** How the parts of a sidebar are shown, the same for all of them. */
export interface SidebarView {
  /** Path of the reader's page. */
  activePath: string;
  active: Active;
  /** While the reader filters, every group is open and none can be closed. */
  isFiltering: boolean;
  isOpen: (group: string) => boolean;
  setOpen: (group: string, isOpen: boolean) => void;
}
