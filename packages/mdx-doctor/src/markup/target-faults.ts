import type { Heading, Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Conventions } from '../conventions';
import { faultAt } from './fault';
import type { MarkupFault } from './fault';

/** Footnotes that aren't shown: those that no text refers to, and second ones of a name. */
export function footnoteFaults(tree: Root): MarkupFault[] {
  const used = new Set<string>();
  const defined = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  const faults: MarkupFault[] = [];
  visit(tree, 'footnoteDefinition', (node) => {
    if (!used.has(node.identifier)) {
      const message = `No text refers to the footnote [^${node.label ?? node.identifier}], so it isn't shown.`;
      faults.push(faultAt(node, { message, cure: 'Refer to it in the text, or remove it.' }));
    } else if (defined.has(node.identifier)) {
      const message = `The footnote [^${node.label ?? node.identifier}] has a second text, which isn't shown.`;
      faults.push(faultAt(node, { message, cure: 'Give it another name.' }));
    }
    defined.add(node.identifier);
  });
  return faults;
}

/** A heading without a text. */
export function headingFault(heading: Heading): MarkupFault[] {
  return heading.children.length > 0
    ? []
    : [faultAt(heading, { message: 'The heading has no text.', cure: 'Write one, or remove it.' })];
}

/** Links that nobody can follow. */
export function linkFault(link: Link, { clickCure }: Conventions): MarkupFault[] {
  const text = toString(link) || link.children.some(({ type }) => type !== 'text');
  if (!text) {
    const message = `The link to ${link.url || 'nowhere'} has no text, so it isn't shown.`;
    return [faultAt(link, { message, cure: 'Write one: [text](./page.mdx).' })];
  }
  if (!link.url) {
    const message = `The link "${toString(link)}" has no address.`;
    return [faultAt(link, { message, cure: 'Write one: [text](./page.mdx).' })];
  }
  return /^(?:javascript|vbscript|data):/i.test(link.url)
    ? [
        faultAt(link, {
          message: `The link leads to ${link.url}, but pages run no scripts of their own.`,
          cure: clickCure,
        }),
      ]
    : [];
}

/** Headings with an id that another one has, so links lead to the first one only. */
export function idFaults(tree: Root): MarkupFault[] {
  const lines = new Map<string, number>();
  const faults: MarkupFault[] = [];
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    const comment = last?.type === 'mdxTextExpression' ? last.value : '';
    const [, written] = /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(comment) ?? [];
    const id = written ?? (heading.data as { id?: string } | undefined)?.id;
    const first = id === undefined ? undefined : lines.get(id);
    if (id !== undefined && first === undefined) {
      lines.set(id, heading.position?.start.line ?? 1);
    } else if (first !== undefined) {
      const message = `The heading has the id "${id}", which the heading in line ${first} has too.`;
      faults.push(
        faultAt(heading, { message, cure: 'Give it another one: ## Title {/* #id */}.' }),
      );
    }
  });
  return faults;
}
