/** A part of an MDX file that is code. */
export interface CodePart {
  code: string;
  /** Number of its first line, from 1. */
  line: number;
  /** Offset in the file. */
  index: number;
  isJsx: boolean;
}

const FENCE = /^\s*(`{3,}|~{3,})/;
const MODULE = /^(?:import|export)\b/;
const ELEMENT = /^<(?:[A-Z]|>)/;

/**
 * The imports, exports and elements of an MDX file that start a paragraph. Elements inside of text and
 * code in fences aren't included.
 */
export function mdxParts(code: string): CodePart[] {
  const parts: CodePart[] = [];
  let part: CodePart | undefined;
  let fence: string | undefined;
  let isInParagraph = false;
  let index = 0;
  for (const [line, text] of code.split('\n').entries()) {
    const mark = FENCE.exec(text)?.[1];
    if (fence !== undefined) {
      fence = mark?.startsWith(fence) ? undefined : fence;
    } else if (text.trim() === '') {
      part = undefined;
      isInParagraph = false;
    } else if (part) {
      part.code += `\n${text}`;
    } else if (mark !== undefined) {
      fence = mark;
    } else if (!isInParagraph && (MODULE.test(text) || ELEMENT.test(text))) {
      part = { code: text, line: line + 1, index, isJsx: ELEMENT.test(text) };
      parts.push(part);
    } else {
      isInParagraph = true;
    }
    index += text.length + 1;
  }
  return parts;
}
