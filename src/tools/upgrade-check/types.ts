/** What the page of the check knows before it loads the rules. */
export interface UpgradeCheckData {
  /** The described releases, the oldest first. */
  versions: string[];
  /**
   * The releases that code can be upgraded to, the documented one first, with the URLs of their
   * rules: an `UpgradeData` as JSON each.
   */
  targets: { to: string; rules: string }[];
}
