import Slugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Takes an id from a comment after the heading's text, `{/* #id *\/}`. */
function idInComment({ children }: Heading): string | undefined {
  const last = children.at(-1);
  const program = last?.type === 'mdxTextExpression' ? last.data?.estree : undefined;
  const [comment, more] = program?.body.length === 0 ? (program.comments ?? []) : [];
  const [, id] = more ? [] : (/^\s*#(\S+)/.exec(comment?.value ?? '') ?? []);
  if (id) {
    children.pop();
    const text = children.at(-1);
    if (text?.type === 'text') {
      text.value = text.value.trimEnd();
    }
  }
  return id;
}

/** Takes an id from the end of the heading's text, `{#id}`. */
function idInText({ children }: Heading): string | undefined {
  const last = children.at(-1);
  const [written, id] =
    last?.type === 'text' ? (/\s*\{#((?:.(?!\{#|\}))*.)\}$/.exec(last.value) ?? []) : [];
  if (last?.type === 'text' && written !== undefined) {
    last.value = last.value.slice(0, -written.length);
    if (!last.value) {
      children.pop();
    }
  }
  return id?.trim();
}

/** Gives the headings of a page the ids that Docusaurus gives them. */
export function addHeadingIds(tree: Root): void {
  const slugger = new Slugger();
  visit(tree, 'heading', (heading) => {
    const id = idInComment(heading) ?? idInText(heading) ?? slugger.slug(toString(heading));
    heading.data = { ...heading.data, ...{ id } };
  });
}
