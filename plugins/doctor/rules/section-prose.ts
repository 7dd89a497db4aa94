import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { placeOf } from '../outline';
import type { PageRule } from './rule';

const NO_PROSE = new Set(['mdxjsEsm', 'mdxFlowExpression', 'code', 'thematicBreak', 'yaml']);

/** Whether a node says something in words: a paragraph, a list, a callout, but no demo or code. */
function hasProse(node: RootContent): boolean {
  if (NO_PROSE.has(node.type)) {
    return false;
  }
  return toString(node).trim() !== '';
}

interface Section {
  heading: Heading;
  content: RootContent[];
}

function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading') {
      sections.push({ heading: node, content: [] });
    } else {
      sections.at(-1)?.content.push(node);
    }
  }
  return sections;
}

/** Whether a section only groups the sections below it, which have the words. */
function isGroup({ heading, content }: Section, next: Section | undefined): boolean {
  return content.length === 0 && next !== undefined && next.heading.depth > heading.depth;
}

/** Sections that show something, or nothing, without a word about it. */
export const sectionProse: PageRule = {
  id: 'section-prose',
  level: 'error',
  check: ({ tree, instance }) =>
    // Test pages show one thing after another on purpose.
    instance.noIndex
      ? []
      : sectionsOf(tree)
          .filter(
            (section, index, all) =>
              !isGroup(section, all[index + 1]) && !section.content.some(hasProse),
          )
          .map(({ heading }) => ({
            ...placeOf(heading),
            message: `The section "${toString(heading)}" has no text of its own.`,
            cure: 'Say in a sentence or two what it shows and when to use it.',
          })),
};
