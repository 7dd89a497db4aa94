import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Makes the addresses that lead to a demo known to the check of links, which runs on the server. */
export function ServerAnchors({ name }: { name: string }) {
  const { collectAnchor } = useBrokenLinks();
  ['', '.tsx', '.js'].forEach((ending) => collectAnchor(name + ending));
  return null;
}
