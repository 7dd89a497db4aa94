type Resolve = (href: string) => string;

/** How the texts of a comment are written. */
export interface TextFormat {
  text: (text: string) => string;
  code: (code: string) => string;
  /** `content` is already formatted. */
  link: (href: string, content: string) => string;
  strong: (content: string) => string;
  emphasis: (content: string) => string;
  paragraph: (content: string) => string;
  list: (items: readonly string[]) => string;
  /** Text between blocks. */
  separator: string;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** HTML in which everything but the comment's own markup is escaped. */
export const HTML: TextFormat = {
  text: escapeHtml,
  code: (code) => `<code>${escapeHtml(code)}</code>`,
  link(href, content) {
    const outside = href.startsWith('/') ? '' : ' target="_blank" rel="noopener noreferrer"';
    return `<a href="${escapeHtml(href)}"${outside}>${content}</a>`;
  },
  strong: (content) => `<strong>${content}</strong>`,
  emphasis: (content) => `<em>${content}</em>`,
  paragraph: (content) => `<p>${content}</p>`,
  list: (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  separator: '',
};

const same = (text: string) => text;

/** The words without markup. */
export const PLAIN: TextFormat = {
  text: same,
  code: same,
  link: (_href, content) => content,
  strong: same,
  emphasis: same,
  paragraph: same,
  list: (items) => items.join(' '),
  separator: ' ',
};

/** Inline code in Markdown, in one line. */
export function inlineCode(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}

/** Markdown in one line, for the cells of a table. */
export const MARKDOWN_LINE: TextFormat = {
  ...PLAIN,
  text: (text) => text.replaceAll('<', '\\<'),
  code: inlineCode,
  link: (href, content) => (href === content ? `<${href}>` : `[${content}](${href})`),
  strong: (content) => `**${content}**`,
  emphasis: (content) => `_${content}_`,
  list: (items) => items.map((item) => `- ${item}`).join(' '),
};

interface Rule {
  pattern: RegExp;
  format: (match: RegExpExecArray, to: TextFormat, resolve: Resolve) => string;
}

// If two patterns match at the same position, the first one wins.
const RULES: readonly Rule[] = [
  { pattern: /(`+)(.+?)\1`*/, format: ([, , code], to) => to.code(code.trim()) },
  {
    // Allow only HTTP URLs and paths: `javascript:` URLs would run.
    pattern: /\[((?:`[^`]*`|[^\]`])+)\]\(((?:https?:\/\/|\/)[^)\s]+)\)/,
    format: ([, text, href], to, resolve) =>
      to.link(resolve(href), formatInline(text, to, resolve)),
  },
  {
    pattern: /https?:\/\/[^\s)]*[^\s).,:;]/,
    format: ([href], to, resolve) => to.link(resolve(href), to.text(href)),
  },
  {
    pattern: /\*\*(.+?)\*\*/,
    format: ([, text], to, resolve) => to.strong(formatInline(text, to, resolve)),
  },
  {
    pattern: /\*([^*\s][^*]*)\*/,
    format: ([, text], to, resolve) => to.emphasis(formatInline(text, to, resolve)),
  },
];

function formatInline(text: string, to: TextFormat, resolve: Resolve): string {
  const [first] = RULES.flatMap(({ pattern, format }) => {
    const match = pattern.exec(text);
    return match ? [{ match, format }] : [];
  }).sort((a, b) => a.match.index - b.match.index);
  if (!first) {
    return to.text(text);
  }
  const { match, format } = first;
  const before = to.text(text.slice(0, match.index));
  const after = formatInline(text.slice(match.index + match[0].length), to, resolve);
  return `${before}${format(match, to, resolve)}${after}`;
}

const ITEM = /^\s*[-*] /;

// Control characters, such as a backspace, are invalid in HTML.
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** The paragraphs of a comment, and its lists as arrays of items. */
function blocksOf(markdown: string): (string | string[])[] {
  const text = markdown.replace(CONTROLS, '').trim();
  return text.split(/\n\s*\n/).flatMap((block) => {
    const lines = block.split('\n');
    const first = lines.findIndex((line) => ITEM.test(line));
    const end = first === -1 ? lines.length : first;
    const list = lines.slice(end).join('\n');
    const items = list
      .split(/\n(?=\s*[-*] )/)
      .map((item) => item.replace(ITEM, '').replace(/\s*\n\s*/g, ' '));
    return [...(end > 0 ? [lines.slice(0, end).join(' ')] : []), ...(list ? [items] : [])];
  });
}

/**
 * Converts the Markdown of a declaration's comment to another format. Supports what comments of props
 * use: paragraphs, lists, code, links and emphasis.
 *
 * @param resolve - Maps the URL of a link to the URL to write.
 * @returns Empty for an empty text. A single paragraph is not wrapped.
 */
export function formatComment(markdown: string, to: TextFormat, resolve: Resolve): string {
  const inline = (text: string) => formatInline(text, to, resolve);
  const [first, ...others] = blocksOf(markdown);
  return typeof first === 'string' && others.length === 0
    ? inline(first)
    : [first, ...others]
        .map((block) =>
          typeof block === 'string' ? to.paragraph(inline(block)) : to.list(block.map(inline)),
        )
        .join(to.separator);
}

/**
 * Converts a comment to HTML. Everything but the comment's own markup is escaped, so packages can't
 * inject markup into a page.
 *
 * @example markdownToHtml('If `true`, the button is *disabled*.', (href) => href)
 * // 'If <code>true</code>, the button is <em>disabled</em>.'
 */
export function markdownToHtml(markdown: string, resolve: Resolve): string {
  return formatComment(markdown, HTML, resolve);
}
