import { types as t } from '@babel/core';
import { parse } from '@babel/parser';

/** Represents the top level of a tree, instead of a group's pathname. */
const TOP_LEVEL = '/';

/** A call in a tree, such as `page('/x')` or `group('/y', [page('/x')])`. */
interface Call {
  name: string;
  pathname: string;
  entries?: t.ArrayExpression;
}

function pathnameOf(call: t.Node | null): string | undefined {
  const first = t.isCallExpression(call) ? call.arguments[0] : null;
  return t.isStringLiteral(first) ? first.value : undefined;
}

function callsIn(tree: string): Call[] {
  const calls: Call[] = [];
  t.traverseFast(parse(tree, { sourceType: 'module', plugins: ['typescript'] }), (node) => {
    if (t.isCallExpression(node) && t.isIdentifier(node.callee)) {
      const { name } = node.callee;
      const entries = /^(?:sidebar|group|subheader)$/.test(name)
        ? node.arguments.find((argument) => t.isArrayExpression(argument))
        : undefined;
      calls.push({ name, pathname: pathnameOf(node) ?? TOP_LEVEL, entries });
    }
  });
  return calls;
}

/** The pathnames of all groups in a tree, including nested ones, and `/` for its top level. */
export function groupPathnames(tree: string): string[] {
  return callsIn(tree).flatMap(({ pathname, entries }) => (entries ? [pathname] : []));
}

/** Where to insert a page: sorted if the group is sorted, otherwise at the end. */
function insertion(pathname: string, { elements, start }: t.ArrayExpression): [number, string] {
  const pathnames = elements.map((entry) => pathnameOf(entry) ?? '');
  const isSorted = pathnames.every((one, index) => index === 0 || pathnames[index - 1]! < one);
  const next = isSorted ? elements[pathnames.findIndex((one) => one > pathname)] : undefined;
  const last = elements.at(-1);
  const entry = `page('${pathname}')`;
  if (next) {
    return [next.start!, `${entry}, `];
  }
  return last ? [last.end!, `, ${entry}`] : [start! + 1, entry];
}

/**
 * Adds a page to a tree.
 *
 * @param tree - Text of a `sidebar.ts`.
 * @param options.group - Pathname of a group of the tree, or `/` for the top level.
 * @param options.file - Name of the file for the error message.
 * @returns The source with another entry, not formatted.
 * @throws If the tree already has the page.
 */
export function placeInTree(
  tree: string,
  { pathname, group, file }: { pathname: string; group: string; file: string },
): string {
  const calls = callsIn(tree);
  if (calls.some((call) => call.name === 'page' && call.pathname === pathname)) {
    throw new Error(`${file} already has the page ${pathname}. Choose another slug.`);
  }
  const { entries } = calls.find((call) => call.entries && call.pathname === group)!;
  const [at, text] = insertion(pathname, entries!);
  return tree.slice(0, at) + text + tree.slice(at);
}
