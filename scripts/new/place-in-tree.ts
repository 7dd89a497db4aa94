import ts from 'typescript';
import { findNodes, insertInto, parse } from './syntax';

/** Represents the top level of a tree, instead of a group's pathname. */
export const TOP_LEVEL = '/';

function isCall(...names: string[]) {
  return (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    names.includes(node.expression.text);
}

function pathnameOf(node: ts.Node): string | undefined {
  const first = ts.isCallExpression(node) ? node.arguments[0] : undefined;
  return first && ts.isStringLiteral(first) ? first.text : undefined;
}

interface Group {
  pathname: string;
  entries: ts.ArrayLiteralExpression;
}

function groupsOf(file: ts.SourceFile): Group[] {
  return findNodes(file, isCall('sidebar', 'group', 'subheader')).flatMap((call) => {
    const entries = call.arguments.find(ts.isArrayLiteralExpression);
    const pathname = isCall('sidebar')(call) ? TOP_LEVEL : pathnameOf(call);
    return entries && pathname ? [{ pathname, entries }] : [];
  });
}

/** The pathnames of all groups in a tree, including nested ones. */
export function groupPathnames(tree: string): string[] {
  return groupsOf(parse(tree)).map(({ pathname }) => pathname);
}

/** The index of a new page: sorted if the group is sorted, otherwise at the end. */
function indexFor(pathname: string, entries: ts.NodeArray<ts.Expression>): number {
  const pathnames = entries.map((entry) => pathnameOf(entry) ?? '');
  const isSorted = pathnames.every((one, index) => index === 0 || pathnames[index - 1] < one);
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
  if (findNodes(source, isCall('page')).some((call) => pathnameOf(call) === pathname)) {
    throw new Error(`${file} already has the page ${pathname}. Choose another slug.`);
  }
  const groups = groupsOf(source);
  const found = groups.find((one) => one.pathname === group);
  if (!found) {
    const known = groups.map((one) => one.pathname).join(', ');
    throw new Error(`${file} has no group "${group}". Use one of: ${known}.`);
  }
  const { elements } = found.entries;
  return insertInto(tree, elements, `page('${pathname}')`, { at: indexFor(pathname, elements) });
}
