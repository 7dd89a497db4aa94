import { atBase } from '../../shared/site-url';

type Resolve = (href: string) => string;

interface Rule {
  pattern: RegExp;
  html: (match: RegExpExecArray, resolve: Resolve) => string;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function linkHtml(href: string, html: string): string {
  return href.startsWith('/')
    ? `<a href="${escapeHtml(atBase(href))}">${html}</a>`
    : `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${html}</a>`;
}

// If two patterns match at the same position, the first one wins.
const RULES: readonly Rule[] = [
  {
    pattern: /(`+)(.+?)\1`*/,
    html: ([, , code = '']) => `<code>${escapeHtml(code.trim())}</code>`,
  },
  {
    // Allow only HTTP URLs and paths: `javascript:` URLs would run.
    pattern: /\[((?:`[^`]*`|[^\]`])+)\]\(((?:https?:\/\/|\/)[^)\s]+)\)/,
    html: ([, text = '', href = ''], resolve) => linkHtml(resolve(href), inlineHtml(text, resolve)),
  },
  {
    pattern: /https?:\/\/[^\s)]*[^\s).,:;]/,
    html: ([href], resolve) => linkHtml(resolve(href), escapeHtml(href)),
  },
  {
    pattern: /\*\*(.+?)\*\*/,
    html: ([, text = ''], resolve) => `<strong>${inlineHtml(text, resolve)}</strong>`,
  },
  {
    pattern: /\*([^*\s][^*]*)\*/,
    html: ([, text = ''], resolve) => `<em>${inlineHtml(text, resolve)}</em>`,
  },
];

function inlineHtml(text: string, resolve: Resolve): string {
  const [first] = RULES.flatMap(({ pattern, html }) => {
    const match = pattern.exec(text);
    return match ? [{ match, html }] : [];
  }).sort((a, b) => a.match.index - b.match.index);
  if (!first) {
    return escapeHtml(text);
  }
  const { match, html } = first;
  const before = escapeHtml(text.slice(0, match.index));
  const after = inlineHtml(text.slice(match.index + match[0].length), resolve);
  return `${before}${html(match, resolve)}${after}`;
}

const ITEM = /^\s*[-*] /;

function blockHtml(block: string, resolve: Resolve): string {
  const lines = block.split('\n');
  const first = lines.findIndex((line) => ITEM.test(line));
  if (first === -1) {
    return `<p>${inlineHtml(lines.join(' '), resolve)}</p>`;
  }
  const intro = first > 0 ? blockHtml(lines.slice(0, first).join('\n'), resolve) : '';
  const items = lines
    .slice(first)
    .join('\n')
    .split(/\n(?=\s*[-*] )/)
    .map((item) => inlineHtml(item.replace(ITEM, '').replace(/\s*\n\s*/g, ' '), resolve));
  return `${intro}<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/**
 * Converts the Markdown of a declaration's comment to HTML. Supports what comments of props use:
 * paragraphs, lists, code, links and emphasis. Everything else is escaped, so packages can't inject
 * markup into a page.
 *
 * @param resolve - Maps the URL of a link to the URL to write.
 * @returns HTML; empty for an empty text. A single paragraph has no `<p>`.
 * @example markdownToHtml('If `true`, the button is *disabled*.', (href) => href)
 * // 'If <code>true</code>, the button is <em>disabled</em>.'
 */
export function markdownToHtml(markdown: string, resolve: Resolve): string {
  const blocks = markdown.trim() === '' ? [] : markdown.trim().split(/\n\s*\n/);
  const html = blocks.map((block) => blockHtml(block, resolve)).join('');
  const isOneParagraph = html.startsWith('<p>') && html.indexOf('</p>') === html.length - 4;
  return isOneParagraph ? html.slice(3, -4) : html;
}

// The first group that matches has the text of the link, code or emphasis.
const MARKUP = /\[((?:`[^`]*`|[^\]`])+)\]\([^)\s]+\)|`+(.+?)`+|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*/g;

/** The words of a comment without its markup. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^\s*[-*] /gm, '')
    .replace(/\s+/g, ' ')
    .replace(MARKUP, (_, link?: string, ...others: (string | undefined)[]) =>
      link ? plainText(link) : (others.find(Boolean) ?? ''),
    );
}
