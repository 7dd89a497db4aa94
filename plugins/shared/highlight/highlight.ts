import { highlightedPieces } from '../../../src/demos/live/highlighted-lines';
import { ownValue } from '../../../src/foundation/own-value';
import type { CodeLine } from './code-lines';
import { Prism } from './prism';

type Tokens = ReturnType<typeof Prism.tokenize>;
type Token = Exclude<Tokens[number], string>;

// Class of each colored token type; `src/page/code/tokens.css` styles the classes. All other types, such
// as punctuation, stay plain text, which halves the markup.
const CLASSES: Record<string, string> = {
  comment: 'tc',
  prolog: 'tc',
  string: 'ts',
  'template-string': 'ts',
  'attr-value': 'ts',
  char: 'ts',
  inserted: 'ti',
  deleted: 'td',
  keyword: 'tk',
  boolean: 'tn',
  number: 'tn',
  constant: 'tn',
  tag: 'tt',
  selector: 'tt',
  'class-name': 'tt',
  builtin: 'tt',
  'attr-name': 'ta',
  property: 'ta',
  variable: 'ta',
  function: 'tf',
};

const ALIASES: Record<string, string> = {
  js: 'jsx',
  javascript: 'jsx',
  typescript: 'ts',
  sh: 'bash',
  shell: 'bash',
  html: 'markup',
  mdx: 'markdown',
  md: 'markdown',
};

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

// Inside a tag, but outside its name: not colored.
const IN_TAG = '';

function classOf(token: Token, parent: string | null): string | null {
  if (token.type === 'tag') {
    return parent === IN_TAG ? 'tt' : IN_TAG;
  }
  if (token.type === 'punctuation' || token.type === 'operator') {
    return null;
  }
  const aliases = Array.isArray(token.alias) ? token.alias : [token.alias ?? ''];
  return [token.type, ...aliases].map((type) => ownValue(CLASSES, type)).find(Boolean) ?? parent;
}

function runs(tokens: Tokens | string, parent: string | null, out: [string, string][]): void {
  for (const token of typeof tokens === 'string' ? [tokens] : tokens) {
    if (typeof token === 'string') {
      out.push([parent ?? '', token]);
    } else {
      runs(token.content as Tokens | string, classOf(token, parent), out);
    }
  }
}

/** A range of code with a link. */
export interface CodeLink {
  /** Offset of its first character. */
  start: number;
  /** Offset after its last character. */
  end: number;
  href: string;
  /** Component or prop, such as `Button.variant`; see plugins/reference/code-links. */
  api: string;
}

interface Piece {
  name: string;
  text: string;
  link?: CodeLink;
}

// `Prism.tokenize` alone runs no hooks, and the one for JSX separates its text from its code.
function tokenize(code: string, language: string): Tokens | string {
  const grammar = ownValue(Prism.languages, language);
  if (!grammar) {
    return code;
  }
  const env = { code, grammar, language, tokens: [] as Tokens };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return env.tokens;
}

/** Whether code of a language may contain JSX. */
const JSX_LANGUAGES = new Map([
  ['jsx', true],
  ['tsx', true],
  ['ts', false],
]);

function piecesOf(code: string, language: string | undefined): Piece[] {
  const name = language ? (ownValue(ALIASES, language) ?? language) : '';
  const jsx = JSX_LANGUAGES.get(name);
  if (jsx !== undefined) {
    return highlightedPieces(code, jsx).map(({ text, className = '' }) => ({
      name: className,
      text,
    }));
  }
  const out: [string, string][] = [];
  runs(tokenize(code, name), null, out);
  return out.map(([className, text]) => ({ name: className, text }));
}

// Splits the pieces at both ends of each link.
function withLinks(pieces: readonly Piece[], links: readonly CodeLink[]): Piece[] {
  const edges = links.flatMap(({ start, end }) => [start, end]);
  let offset = 0;
  return pieces.flatMap(({ name, text }) => {
    const from = offset;
    offset += text.length;
    const inside = edges.filter((edge) => edge > from && edge < offset);
    return [...inside, offset].map((end, index) => {
      const start = inside[index - 1] ?? from;
      const link = links.find((one) => one.start <= start && one.end >= end);
      return { name, text: text.slice(start - from, end - from), ...(link ? { link } : {}) };
    });
  });
}

// Adjacent pieces of one class become one span.
function merge(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((merged, piece) => {
    const last = merged.at(-1);
    if (last && last.name === piece.name && last.link === piece.link) {
      last.text += piece.text;
    } else {
      merged.push({ ...piece });
    }
    return merged;
  }, []);
}

// The links of a block share one tab stop; src/page/code/links moves between them with arrow keys.
function toHtml(pieces: readonly Piece[], tabStop: CodeLink | undefined): string {
  return merge(pieces)
    .map(({ name, text, link }) => {
      const escaped = escapeHtml(text);
      const className = name && text.trim() ? ` class="${name}"` : '';
      if (link) {
        const outOfTabs = link === tabStop ? '' : ' tabindex="-1"';
        return `<a href="${link.href}" data-api="${link.api}"${outOfTabs}${className}>${escaped}</a>`;
      }
      return className ? `<span${className}>${escaped}</span>` : escaped;
    })
    .join('');
}

// Each line includes its newline.
function splitLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    piece.text.split('\n').forEach((text, index, all) => {
      const isLast = index === all.length - 1;
      lines.at(-1)?.push({ ...piece, text: isLast ? text : `${text}\n` });
      if (!isLast) {
        lines.push([]);
      }
    });
  }
  return lines;
}

/**
 * Highlights code.
 *
 * @param code - Source text.
 * @param language - Language of a code block; `undefined` for plain text.
 * @param links - Ranges that become links, in order, without overlaps.
 * @returns Inner HTML for `<code>`: the text with `<span>`s of one class each, and `<a>`s. Its text
 *   content equals `code`.
 */
export function highlight(
  code: string,
  language: string | undefined,
  links: readonly CodeLink[] = [],
): string {
  return toHtml(withLinks(piecesOf(code, language), links), links[0]);
}

/**
 * Highlights code by line, for marked or numbered lines.
 *
 * @returns HTML as from `highlight`, with each line in a `<span class="cl">`.
 */
export function highlightLines(
  lines: readonly CodeLine[],
  language: string | undefined,
  links: readonly CodeLink[] = [],
): string {
  const code = lines.map(({ text }) => text).join('\n');
  return splitLines(withLinks(piecesOf(code, language), links))
    .map((pieces, index) => {
      const marks = [...(lines[index]?.marks ?? [])].map((mark) => ` cl-${mark}`).join('');
      return `<span class="cl${marks}">${toHtml(pieces, links[0])}</span>`;
    })
    .join('');
}
