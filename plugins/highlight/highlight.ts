import { Prism } from './prism';

type Tokens = ReturnType<typeof Prism.tokenize>;
type Token = Exclude<Tokens[number], string>;

// Token types that get a colour, by the class that `src/code/tokens.css` styles. All others, such
// as punctuation, stay plain text: half the markup for the same picture.
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
  ts: 'tsx',
  typescript: 'tsx',
  sh: 'bash',
  shell: 'bash',
  html: 'markup',
  mdx: 'markdown',
  md: 'markdown',
};

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

// Inside a tag, but not in its name: no colour of its own.
const IN_TAG = '';

function classOf(token: Token, parent: string | null): string | null {
  if (token.type === 'tag') {
    return parent === IN_TAG ? 'tt' : IN_TAG;
  }
  if (token.type === 'punctuation' || token.type === 'operator') {
    return null;
  }
  const aliases = Array.isArray(token.alias) ? token.alias : [token.alias ?? ''];
  return [token.type, ...aliases].map((type) => CLASSES[type]).find(Boolean) ?? parent;
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

/**
 * Highlights code.
 *
 * @param code - Source text.
 * @param language - Language of a fence, or `undefined` for plain text.
 * @returns HTML for the inside of a `<code>`: the text with `<span>`s of one class each. Its text
 * content equals `code`.
 */
export function highlight(code: string, language: string | undefined): string {
  const name = language ? (ALIASES[language] ?? language) : '';
  const grammar = Prism.languages[name];
  if (!grammar) {
    return escapeHtml(code);
  }
  const pieces: [string, string][] = [];
  runs(Prism.tokenize(code, grammar), null, pieces);
  return merge(pieces)
    .map(([name_, text]) =>
      name_ && text.trim() ? `<span class="${name_}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

// Neighbours of one class become one span.
function merge(pieces: [string, string][]): [string, string][] {
  return pieces.reduce<[string, string][]>((merged, [name, text]) => {
    const last = merged.at(-1);
    if (last && last[0] === name) {
      last[1] += text;
    } else {
      merged.push([name, text]);
    }
    return merged;
  }, []);
}
