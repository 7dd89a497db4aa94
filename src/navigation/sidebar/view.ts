/** How the parts of a sidebar are shown, the same for all of them. */
export interface SidebarView {
  /** Path of the reader's page. */
  activePath: string;
  /** While the reader filters, every group is open and none can be closed. */
  isFiltering: boolean;
  isOpen: (group: string, isActive: boolean) => boolean;
  setOpen: (group: string, isOpen: boolean) => void;
}
