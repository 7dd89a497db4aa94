import { importedNames } from './bindings';
import { isNode, nameOf, plain } from './nodes';
import type { Node } from './parse';

/** The names that a pattern, a parameter or a variable declares. */
function declaredNames(pattern: unknown): string[] {
  if (!isNode(pattern)) {
    return [];
  }
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name as string];
    case 'ObjectPattern':
      return (pattern.properties as Node[]).flatMap((one) =>
        declaredNames(one.type === 'RestElement' ? one.argument : one.value),
      );
    case 'ArrayPattern':
      return (pattern.elements as unknown[]).flatMap(declaredNames);
    case 'AssignmentPattern':
      return declaredNames(pattern.left);
    case 'RestElement':
      return declaredNames(pattern.argument);
    default:
      return [];
  }
}

/** Whether an identifier only names a prop, a key or a member, and no variable. */
function isOnlyName(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'JSXAttribute':
      return parent.name === node;
    case 'ObjectProperty':
      return parent.key === node && parent.shorthand !== true && parent.computed !== true;
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return parent.property === node && parent.computed !== true;
    default:
      return false;
  }
}

/** What the names of a file stand for. A name that is declared twice stands for nothing. */
export class Scope {
  private readonly parents = new Map<Node, Node>();
  private readonly declarations = new Map<string, number>();
  private readonly values = new Map<string, Node>();
  private readonly uses = new Map<string, Node[]>();

  /** Remembers a node. Called for all nodes, before anything is looked up. */
  add(node: Node, parent: Node | undefined): void {
    if (parent) {
      this.parents.set(node, parent);
    }
    const declare = (name: string) =>
      this.declarations.set(name, (this.declarations.get(name) ?? 0) + 1);
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier': {
        const name = node.name as string;
        const uses = this.uses.get(name);
        if (isOnlyName(node, parent)) {
          break;
        }
        if (uses) {
          uses.push(node);
        } else {
          this.uses.set(name, [node]);
        }
        break;
      }
      case 'ImportDeclaration':
        importedNames(node).forEach(({ local }) => local && declare(local));
        break;
      case 'VariableDeclarator': {
        declaredNames(node.id).forEach(declare);
        const name = nameOf(node.id);
        const value = plain(node.init);
        if (name !== undefined && value) {
          this.values.set(name, value);
        }
        break;
      }
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        declaredNames(node.id).forEach(declare);
        break;
      case 'CatchClause':
        declaredNames(node.param).forEach(declare);
        break;
      default:
    }
    if (Array.isArray(node.params) && /Function|Method/.test(node.type)) {
      node.params.flatMap(declaredNames).forEach(declare);
    }
  }

  parentOf(node: Node): Node | undefined {
    return this.parents.get(node);
  }

  /** How often a name is declared in the file. */
  declaredTimes(name: string): number {
    return this.declarations.get(name) ?? 0;
  }

  /** The identifiers with a name, including its declarations. */
  usesOf(name: string): readonly Node[] {
    return this.uses.get(name) ?? [];
  }

  /** The value of a variable that is declared once, or the node itself. */
  resolve = (node: Node | undefined): Node | undefined => {
    if (node?.type !== 'Identifier') {
      return node;
    }
    const name = node.name as string;
    return this.declaredTimes(name) === 1 ? (this.values.get(name) ?? node) : node;
  };
}
