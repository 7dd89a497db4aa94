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

/** A heading of a page or of a file that it shows. */
export interface OutlineHeading {
  depth: number;
  /** In the page: the position of the heading, or of the element that shows its file. */
  position: Nodes['position'];
  /** The file that contains it, relative to the repository; not for those of the page itself. */
  file?: string;
}

/** The headings of the files that a page shows, by the names of their components. */
export type PartialHeadings = ReadonlyMap<string, readonly OutlineHeading[]>;

/** The headings of a page in order, with those of the files that it shows. */
export function outlineOf(tree: Root, partials: PartialHeadings = new Map()): OutlineHeading[] {
  const headingsIn = (node: AnyNode): OutlineHeading[] => {
    const depth = depthOf(node);
    if (depth !== null) {
      return [{ depth, position: node.position }];
    }
    const shown = partials.get(node.name ?? '') ?? [];
    return [
      ...shown.map((heading) => ({ ...heading, position: node.position })),
      ...(node.children ?? []).flatMap(headingsIn),
    ];
  };
  return headingsIn(tree as AnyNode);
}

interface OutlineOptions {
  /** Whether other pages show the file, so its first heading may have any level from 2. */
  isPartial?: boolean;
  /** Whether the first heading may be of level 1, because it's the title. */
  titleInText?: boolean;
  partials?: PartialHeadings;
}

/**
 * Checks a page's outline, including headings in JSX and in files that the page shows: the title is the
 * only level 1, and no level is skipped.
 *
 * @returns At most one error per heading, in page order.
 */
export function headingFaults(
  tree: Root,
  { isPartial = false, titleInText = false, partials }: OutlineOptions = {},
): HeadingFault[] {
  let level: number | null = isPartial ? null : 1;
  return outlineOf(tree, partials).flatMap(({ depth, position, file }, index): HeadingFault[] => {
    const before = level;
    level = depth;
    if (depth === 1) {
      const message = 'The page has a heading of level 1 in its text.';
      const cure = 'The title is the h1; start with level 2 ("##").';
      return file || (titleInText && index === 0) ? [] : [{ position, message, cure }];
    }
    if (before === null || depth <= before + 1) {
      return [];
    }
    const wanted = `level ${before + 1} ("${'#'.repeat(before + 1)}")`;
    return [
      {
        position,
        message: `A heading of level ${depth}${file ? ` in ${file}` : ''} follows one of level ${before}.`,
        cure: file
          ? `Use ${wanted} in that file, or show it below another heading.`
          : `Use ${wanted}.`,
      },
    ];
  });
}
