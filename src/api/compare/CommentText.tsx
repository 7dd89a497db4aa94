import Link from '@docusaurus/Link';

const PARTS = /(`[^`]+`|\[[^\]]+\]\(https?:\/\/[^)\s]+\))/;

function partOf(part: string) {
  const [, text, href] = /^\[(.+)\]\((.+)\)$/s.exec(part) ?? [];
  if (text && href) {
    return <Link to={href}>{text.replaceAll('`', '')}</Link>;
  }
  return part.startsWith('`') ? <code>{part.slice(1, -1)}</code> : part;
}

/** The Markdown of a declaration's comment, with code and links rendered. */
export function CommentText({ text }: { text: string }) {
  return text.split(PARTS).map((part, index) => (
    // The index is the only stable key of a part.
    <span key={index}>{partOf(part)}</span>
  ));
}
