import type { Image, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { CONVENTIONS } from '../../../plugins/content/markup/conventions';
import { asComment } from './edits';
import type { Edit } from './edits';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What a page imports. */
interface Import {
  text: string;
  start: number;
  end: number;
  specifier: string;
  names: string[];
}

/** The imports of a page, each as written. */
function importsOf(tree: Root, source: string): Import[] {
  const found: Import[] = [];
  visit(tree, 'mdxjsEsm', ({ position }) => {
    const offset = position?.start.offset ?? 0;
    const text = source.slice(offset, position?.end.offset);
    for (const match of text.matchAll(/^import\s+(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"];?/gm)) {
      const [written, clause = '', specifier = ''] = match;
      const names = clause.match(/[A-Za-z_$][\w$]*(?=\s*(?:[,}]|$))/g) ?? [];
      const start = offset + match.index;
      found.push({ text: written, start, end: start + written.length, specifier, names });
    }
  });
  return found;
}

/** The names that a page exports or declares. */
function exportedNames(source: string): string[] {
  return [...source.matchAll(/^export\s+(?:const|function|let)\s+(\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

const URL_NAMES = ['src', 'url', 'id', 'href'];

/** What a comment replaces: an element without text; of one with text, the text stays. */
function elementEdits(element: Element, source: string): Edit[] {
  const [start, end] = [element.position?.start.offset ?? 0, element.position?.end.offset ?? 0];
  const [first, last] = [element.children[0]?.position, element.children.at(-1)?.position];
  if (!first || !last) {
    return [{ start, end, text: asComment(source.slice(start, end)) }];
  }
  const [from, to] = [first.start.offset ?? start, last.end.offset ?? end];
  const gap = element.type === 'mdxJsxFlowElement' ? '\n\n' : '';
  const tag = element.attributes.length > 0 ? asComment(source.slice(start, from)) : '';
  return [
    { start, end: from, text: tag + gap },
    { start: to, end, text: gap },
  ];
}

const isElsewhere = (url: string) => /^(?:https?:)?\/\//.test(url);

/** A link in place of something from another host, which this site doesn't embed. */
function linkTo(url: string, text: string): string {
  return `[${text.replaceAll(/[[\]]/g, '') || url}](${url})`;
}

function imageEdit(node: Image, isInLink: boolean): Edit[] {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const alt = node.alt ?? '';
  return isElsewhere(node.url)
    ? [{ start, end, text: isInLink ? alt || node.url : linkTo(node.url, alt) }]
    : [];
}

/** What a page shows that this site can't, taken out. */
export interface ForeignParts {
  edits: Edit[];
  notes: string[];
}

/**
 * Replaces imports, components and embedded files that this site doesn't have. Texts inside stay, the
 * rest becomes a comment or a link.
 *
 * @param isAvailable - Whether a page can import a module.
 */
export function foreignParts(
  tree: Root,
  source: string,
  isAvailable: (specifier: string) => boolean,
): ForeignParts {
  const imports = importsOf(tree, source);
  const missing = imports.filter(({ specifier }) => !isAvailable(specifier));
  const available = imports.filter(({ specifier }) => isAvailable(specifier));
  const declared = [
    ...CONVENTIONS.components,
    ...available.flatMap(({ names }) => names),
    ...exportedNames(source),
  ];
  const edits: Edit[] = missing.map(({ start, end, text }) => ({
    start,
    end,
    text: asComment(text),
  }));
  const unknown = new Map<string, number>();
  visit(tree, (node, _index, parent) => {
    if (node.type === 'image') {
      edits.push(...imageEdit(node, parent?.type === 'link'));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const name = node.name ?? '';
      const url = node.attributes.flatMap((one) =>
        one.type === 'mdxJsxAttribute' &&
        URL_NAMES.includes(one.name) &&
        typeof one.value === 'string'
          ? [one.value]
          : [],
      )[0];
      const isEmbedded = /^(?:iframe|img|video|embed|object)$/.test(name) && isElsewhere(url ?? '');
      const isScript = name === 'script' || name === 'style';
      if (isEmbedded && url) {
        const title = node.attributes.find(
          (one) => one.type === 'mdxJsxAttribute' && /^(?:title|alt)$/.test(one.name),
        );
        const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
        const text = typeof title?.value === 'string' ? title.value : '';
        edits.push({ start, end, text: parent?.type === 'link' ? text : linkTo(url, text) });
      } else if (
        isScript ||
        (/^[A-Z]/.test(name) && !declared.includes(name.split('.')[0] ?? ''))
      ) {
        unknown.set(name, (unknown.get(name) ?? 0) + 1);
        edits.push(...elementEdits(node, source));
      }
    }
  });
  const notes = [
    ...missing.map(
      ({ specifier }) => `The import of "${specifier}" is a comment now: the site doesn't have it.`,
    ),
    ...[...unknown].map(
      ([name, count]) =>
        `<${name}>, ${count} times, is taken out, its text stays: write what it shows in Markdown, as a demo, or copy the component.`,
    ),
  ];
  return { edits, notes };
}
