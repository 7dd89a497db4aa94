import ts from 'typescript';

/** What a comment says, tags apart. */
export interface DocComment {
  /** Markdown before the first tag. */
  text: string;
  default?: string;
  /** The reason; empty when the tag stands alone. */
  deprecated?: string;
  see: string[];
  /** `@param` texts by name. */
  params: Record<string, string>;
  returns?: string;
  /** Whether `@ignore`, `@internal` or `@private` hides the thing. */
  hidden: boolean;
}

/** A comment that says nothing. */
export const EMPTY_DOC: DocComment = { text: '', see: [], params: {}, hidden: false };

function textOf(comment: ts.JSDoc['comment']): string {
  const text = (ts.getTextOfJSDocComment(comment) ?? '').trim();
  // TypeDoc's way to name another type.
  return text.replace(/\[\[(\w+)\]\]/g, '`$1`');
}

// The compiler takes the name out of "@see name" and the indentation out of code; the source has both.
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
    doc.see.push(rawText(tag));
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
  // The last comment is the one that belongs to the node; TypeScript hands on those before it, too.
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
 * Reads the comment of a symbol. Where several declarations make one property (an intersection, a
 * union of prop types), the first that says something counts.
 */
export function docOfSymbol(symbol: ts.Symbol): DocComment {
  const docs = (symbol.declarations ?? []).map(docOfNode);
  return docs.find((doc) => !isEmpty(doc)) ?? EMPTY_DOC;
}
