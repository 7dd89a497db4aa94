import { Node, SyntaxKind } from 'ts-morph';
import type { ArrayLiteralExpression, CallExpression, SourceFile } from 'ts-morph';
import { parse } from './parse';

/** Represents the top level of a tree, instead of a group's pathname. */
export const TOP_LEVEL = '/';

function callsOf(file: SourceFile, ...names: string[]): CallExpression[] {
  return file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => names.includes(call.getExpression().getText()));
}

function pathnameOf(call: Node): string | undefined {
  const [first] = Node.isCallExpression(call) ? call.getArguments() : [];
  return Node.isStringLiteral(first) ? first.getLiteralText() : undefined;
}

/** The entries of each group, by pathname. */
function groupsOf(file: SourceFile): Map<string, ArrayLiteralExpression> {
  const groups = callsOf(file, 'sidebar', 'group', 'subheader').flatMap((call) => {
    const entries = call.getArguments().find(Node.isArrayLiteralExpression);
    const pathname = callsOf(file, 'sidebar').includes(call) ? TOP_LEVEL : pathnameOf(call);
    return entries && pathname ? [[pathname, entries] as const] : [];
  });
  return new Map(groups);
}

/** The pathnames of all groups in a tree, including nested ones. */
export function groupPathnames(tree: string): string[] {
  return [...groupsOf(parse(tree)).keys()];
}

/** The index of a new page: sorted if the group is sorted, otherwise at the end. */
function indexFor(pathname: string, entries: readonly Node[]): number {
  const pathnames = entries.map((entry) => pathnameOf(entry) ?? '');
  const isSorted = pathnames.every((one, index) => one > (pathnames[index - 1] ?? ''));
  const next = pathnames.findIndex((one) => one > pathname);
  return isSorted && next >= 0 ? next : entries.length;
}

/**
 * Adds a page to a tree.
 *
 * @param tree - Text of a `sidebar.ts`.
 * @param options.group - Pathname of the group, or `/` for the top level.
 * @param options.file - Name of the file for error messages.
 * @returns The source with another entry.
 * @throws If the tree doesn't have the group or already has the page.
 */
export function placeInTree(
  tree: string,
  { pathname, group, file }: { pathname: string; group: string; file: string },
): string {
  const source = parse(tree);
  if (callsOf(source, 'page').some((call) => pathnameOf(call) === pathname)) {
    throw new Error(`${file} already has the page ${pathname}. Choose another slug.`);
  }
  const groups = groupsOf(source);
  const entries = groups.get(group);
  if (!entries) {
    const known = [...groups.keys()].join(', ');
    throw new Error(`${file} has no group "${group}". Use one of: ${known}.`);
  }
  entries.insertElement(indexFor(pathname, entries.getElements()), `page('${pathname}')`);
  return source.getFullText();
}
