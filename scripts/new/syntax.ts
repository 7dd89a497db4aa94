import ts from 'typescript';

/** A list in source code: elements of an array, members of a union, or properties of an object. */
type List = ts.NodeArray<ts.Node>;

/** Parses TypeScript source. */
export function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
}

/** The first matching node, in source order. */
export function findNode<Node extends ts.Node>(
  root: ts.Node,
  test: (node: ts.Node) => node is Node,
): Node | undefined {
  if (test(root)) {
    return root;
  }
  return ts.forEachChild(root, (child) => findNode(child, test));
}

/** All matching nodes, in source order. */
export function findNodes<Node extends ts.Node>(
  root: ts.Node,
  test: (node: ts.Node) => node is Node,
): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node) => {
    if (test(node)) {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/**
 * Inserts a member into a list in source code. Comments and all other text are unchanged.
 *
 * @param at - Index of the new member; the end by default.
 * @param separator - Text between two members.
 */
export function insertInto(
  source: string,
  list: List,
  text: string,
  { at = list.length, separator = ',' }: { at?: number; separator?: string } = {},
): string {
  const splice = (position: number, inserted: string) =>
    `${source.slice(0, position)}${inserted}${source.slice(position)}`;
  const after = list[at - 1];
  const before = list[at];
  if (before) {
    return splice(before.getStart(), `${text}${separator}\n`);
  }
  return after ? splice(after.getEnd(), `${separator}\n${text}`) : splice(list.pos, `${text}\n`);
}
