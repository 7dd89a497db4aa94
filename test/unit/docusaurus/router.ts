/** Arguments of all calls of `push`, latest last. */
export const pushed: string[] = [];

/** Mocks Docusaurus's router in unit tests: records navigation without performing it. */
export function useHistory() {
  return { push: (href: string) => void pushed.push(href) };
}
