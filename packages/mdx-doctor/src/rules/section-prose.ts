import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { PageRule } from '../engine/rule';
import { placeOf } from '../page/outline';

const NO_PROSE = new Set(['mdxjsEsm', 'mdxFlowExpression', 'code', 'thematicBreak', 'yaml']);

/** Whether a node contains text: a paragraph, a list or a callout, but not a demo or code. */
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

/** Whether a section only groups sections below it, which contain the text. */
function isGroup({ heading, content }: Section, next: Section | undefined): boolean {
  return content.length === 0 && next !== undefined && next.heading.depth > heading.depth;
}

/** Sections without text, such as those that consist of a demo. */
export const sectionProse: PageRule = {
  id: 'section-prose',
  level: 'error',
  check: ({ tree }) =>
    sectionsOf(tree)
      .filter(
        (section, index, all) =>
          !isGroup(section, all[index + 1]) && !section.content.some(hasProse),
      )
      .map(({ heading }) => ({
        ...placeOf(heading),
        message: `The section "${toString(heading)}" has no text.`,
        cure: 'Explain in a sentence or two what it shows and when to use it.',
      })),
};
