import ts from 'typescript';

/** A parsed comment. */
export interface DocComment {
  /** Markdown before the first tag. */
  text: string;
  default?: string;
  /** The reason; empty if the tag has no text. */
  deprecated?: string;
  see: string[];
  /** `@param` texts by name. */
  params: Record<string, string>;
  returns?: string;
  /** Whether it has `@ignore`, `@internal` or `@private`. */
  hidden: boolean;
}

/** An empty comment. */
export const EMPTY_DOC: DocComment = { text: '', see: [], params: {}, hidden: false };

// Control characters, such as a backspace, are invalid in HTML.
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** Inline links as Markdown: `{@link address text}`, `{@link address}` and `{@link Name}`. */
function withMarkdownLinks(text: string): string {
  return text.replace(
    /\{@link(?:code|plain)?\s+([^\s}|]+)(?:[\s|]+([^}]*))?\}/g,
    (_, target: string, label?: string) => {
      const isAddress = /^https?:/.test(target);
      const shown = label?.trim();
      if (isAddress) {
        return shown ? `[${shown}](${target})` : target;
      }
      return shown || `\`${target}\``;
    },
  );
}

function textOf(comment: ts.JSDoc['comment']): string {
  const text = (ts.getTextOfJSDocComment(comment) ?? '').replace(CONTROLS, '').trim();
  // TypeDoc's syntax for links to types.
  return withMarkdownLinks(text.replace(/\[\[(\w+)\]\]/g, '`$1`'));
}

// The compiler removes the name in "@see name" and the indentation of code, so use the source text.
function rawText(tag: ts.JSDocTag): string {
  return tag
    .getText(tag.getSourceFile())
    .replace(/^@\w+/, '')
    .replace(/\n[ \t]*\*[ \t]?/g, '\n')
    .trim();
}

function addTag(doc: DocComment, tag: ts.JSDocTag): void {
  const name = tag.tagName.text;
  if (name === 'default' || name === 'defaultValue') {
    doc.default = rawText(tag);
  } else if (name === 'deprecated') {
    doc.deprecated = textOf(tag.comment);
  } else if (name === 'see') {
    doc.see.push(withMarkdownLinks(rawText(tag)));
  } else if (ts.isJSDocParameterTag(tag)) {
    doc.params[tag.name.getText()] = textOf(tag.comment).replace(/^- /, '');
  } else if (ts.isJSDocReturnTag(tag)) {
    doc.returns = textOf(tag.comment);
  } else if (['ignore', 'internal', 'private'].includes(name)) {
    doc.hidden = true;
  }
}

/** Reads the comment before a node. */
export function docOfNode(node: ts.Node): DocComment {
  const doc: DocComment = { ...EMPTY_DOC, see: [], params: {} };
  // TypeScript returns all comments before the node; the last one belongs to it.
  const own = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  if (own) {
    doc.text = textOf(own.comment);
    own.tags?.forEach((tag) => addTag(doc, tag));
  }
  return doc;
}

function isEmpty({ text, deprecated, hidden, ...doc }: DocComment): boolean {
  return !text && deprecated === undefined && doc.default === undefined && !hidden;
}

/**
 * Reads the comment of a symbol. If a property has several declarations (an intersection or union
 * of prop types), the first comment with content is used.
 */
export function docOfSymbol(symbol: ts.Symbol): DocComment {
  const docs = (symbol.declarations ?? []).map(docOfNode);
  return docs.find((doc) => !isEmpty(doc)) ?? EMPTY_DOC;
}
