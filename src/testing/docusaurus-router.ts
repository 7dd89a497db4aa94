/** What `push` was called with, the last one at the end. */
export const pushed: string[] = [];

/** Stands in for Docusaurus's router in unit tests: notes where it is sent, and stays. */
export function useHistory() {
  return { push: (href: string) => void pushed.push(href) };
}
