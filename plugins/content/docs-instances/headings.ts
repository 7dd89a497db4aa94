import type { Heading, Nodes, Root } from 'mdast';

/** An error in a page's outline. */
export interface HeadingFault {
  position: Nodes['position'];
  message: string;
  /** How to fix it. */
  cure: string;
}

interface AnyNode {
  type: string;
  name?: string | null;
  position?: Nodes['position'];
  children?: AnyNode[];
}

function depthOf(node: AnyNode): number | null {
  if (node.type === 'heading') {
    return (node as unknown as Heading).depth;
  }
  const [, level] = /^h([1-6])$/.exec(node.name ?? '') ?? [];
  return node.type.startsWith('mdxJsx') && level ? Number(level) : null;
}

function headingsIn(node: AnyNode): { depth: number; position: Nodes['position'] }[] {
  const depth = depthOf(node);
  return depth === null
    ? (node.children ?? []).flatMap(headingsIn)
    : [{ depth, position: node.position }];
}

/**
 * Checks a page's outline, including headings in JSX: the title is the only level 1, and no level
 * is skipped.
 *
 * @returns At most one error per heading, in page order.
 */
export function headingFaults(tree: Root): HeadingFault[] {
  let level = 1;
  return headingsIn(tree as AnyNode).flatMap(({ depth, position }): HeadingFault[] => {
    const [before, wanted] = [level, level + 1];
    level = depth;
    if (depth === 1) {
      const message = 'The page has a heading of level 1 in its text.';
      return [{ position, message, cure: 'The title is the h1; start with level 2 ("##").' }];
    }
    return depth > wanted
      ? [
          {
            position,
            message: `A heading of level ${depth} follows one of level ${before}.`,
            cure: `Use level ${wanted} ("${'#'.repeat(wanted)}").`,
          },
        ]
      : [];
  });
}
