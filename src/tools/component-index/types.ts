/** A page of a component in the index. */
export interface IndexedPage {
  pathname: string;
  title: string;
  /** Exported names of the components that the page covers. */
  components: readonly string[];
}

/** A category of components, in the order of the sidebar. */
export interface IndexedGroup {
  title: string;
  pages: readonly IndexedPage[];
}
