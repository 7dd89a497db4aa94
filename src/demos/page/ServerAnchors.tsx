import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Registers a demo's anchors with Docusaurus's broken-link check, which runs on the server. */
export function ServerAnchors({ name }: { name: string }) {
  const { collectAnchor } = useBrokenLinks();
  ['', '.tsx', '.js'].forEach((ending) => collectAnchor(name + ending));
  return null;
}
