import Link from '@docusaurus/Link';

const PARTS = /(`[^`]+`|\[[^\]]+\]\(https?:\/\/[^)\s]+\))/;

function partOf(part: string) {
  const [, text, href] = /^\[(.+)\]\((.+)\)$/s.exec(part) ?? [];
  if (href) {
    return <Link to={href}>{text.replaceAll('`', '')}</Link>;
  }
  return part.startsWith('`') ? <code>{part.slice(1, -1)}</code> : part;
}

/** A comment of a declaration, which is Markdown: its code and its links. */
export function CommentText({ text }: { text: string }) {
  return text.split(PARTS).map((part, index) => (
    // Parts have no identity but their place.
    <span key={index}>{partOf(part)}</span>
  ));
}
