import { parse } from 'acorn';
import type { AnyNode, Node, Program } from 'acorn';
import { full } from 'acorn-walk';
import type { MissingFeatures } from './browser-features';

/** Names of the global object. */
const GLOBAL_OBJECTS = ['globalThis', 'self', 'window'];

/** Minified names of variables; no global is that short. */
const IS_SHORT = /^.{1,2}$/;

const LOOKBEHIND = /\(\?<[=!]/;

/** Characters of the code that are shown around a use. */
const CONTEXT = 80;

/** A feature, and the code around a use. */
export interface FeatureUse {
  feature: string;
  code: string;
}

function parseScript(code: string): Program {
  try {
    return parse(code, { ecmaVersion: 2022, sourceType: 'script' });
  } catch {
    return parse(code, { ecmaVersion: 2022, sourceType: 'module' });
  }
}

/** `navigator.connection` → `['navigator', 'connection']`; `null` for other nodes. */
function pairOf(node: Node): [object: string, property: string] | null {
  const { type, object, property, computed } = node as AnyNode & {
    object?: AnyNode;
    property?: AnyNode;
    computed?: boolean;
  };
  return type === 'MemberExpression' &&
    !computed &&
    object?.type === 'Identifier' &&
    property?.type === 'Identifier'
    ? [object.name, property.name]
    : null;
}

/**
 * Finds features that scripts use although a browser doesn't have them. A use is what throws without
 * the feature: a call, `new`, or reading a property of it; not `feature?.()`, `feature ?? other` or
 * `typeof feature`. Checks in other places aren't recognized, nor is whether a variable has the name
 * of a global. A method counts only if no script defines a property of its name.
 */
export class FeatureUses {
  private readonly found = new Map<string, FeatureUse>();
  /** Calls of methods; they may be methods that a script defines. */
  private readonly called = new Map<string, FeatureUse>();
  private readonly defined = new Set<string>();

  constructor(private readonly missing: MissingFeatures) {}

  /**
   * Adds a script.
   *
   * @throws If its syntax is newer than ES2022.
   */
  add(code: string): void {
    const note = (known: Map<string, FeatureUse>, feature: string, { start }: Node) => {
      const around = code.slice(Math.max(0, start - CONTEXT), start + CONTEXT);
      known.set(`${feature} ${around}`, { feature, code: around });
    };
    const noteUsed = (node: Node) => {
      const feature = this.featureOf(node);
      if (feature !== null) {
        note(this.found, feature, node);
      }
    };
    const noteCalled = (callee: AnyNode) => {
      noteUsed(callee);
      const name = callee.type === 'MemberExpression' && !callee.computed && callee.property;
      if (
        name &&
        name.type === 'Identifier' &&
        this.missing.members.has(name.name) &&
        this.featureOf(callee) === null
      ) {
        note(this.called, name.name, callee);
      }
    };
    const noteText = (text: string, node: Node) => {
      if (LOOKBEHIND.test(text)) {
        note(this.found, 'lookbehind', node);
      }
    };
    const define = (key: Node) => {
      const { type, name, value } = key as AnyNode & { name?: string; value?: unknown };
      this.defined.add(type === 'Identifier' ? name! : String(value));
    };

    full(parseScript(code), (visited) => {
      const node = visited as AnyNode;
      switch (node.type) {
        case 'StaticBlock':
          note(this.found, 'static block', node);
          break;
        case 'Literal':
          noteText(node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : ''), node);
          break;
        case 'TemplateElement':
          noteText(node.value.raw, node);
          break;
        case 'NewExpression':
          noteUsed(node.callee);
          break;
        case 'CallExpression':
          if (!node.optional) {
            noteCalled(node.callee as AnyNode);
          }
          break;
        case 'MemberExpression':
          if (!node.optional) {
            noteUsed(node.object);
          }
          break;
        case 'AssignmentExpression':
          if (node.left.type === 'MemberExpression' && !node.left.computed) {
            define(node.left.property);
          }
          break;
        case 'Property':
        case 'MethodDefinition':
        case 'PropertyDefinition':
          if (!node.computed) {
            define(node.key);
          }
          break;
        default:
      }
    });
  }

  /** The feature that a global, or a member of one, is; `null` for other expressions. */
  private featureOf(node: Node): string | null {
    const { globals, statics } = this.missing;
    const { type, name } = node as AnyNode & { name?: string };
    if (type === 'Identifier') {
      return !IS_SHORT.test(name!) && globals.has(name!) ? name! : null;
    }
    const pair = pairOf(node);
    if (pair && GLOBAL_OBJECTS.includes(pair[0]) && globals.has(pair[1])) {
      return pair[1];
    }
    return pair && statics.has(pair.join('.')) ? pair.join('.') : null;
  }

  /** The uses in all scripts, each once. */
  all(): FeatureUse[] {
    const methods = [...this.called.values()].filter(({ feature }) => !this.defined.has(feature));
    return [...this.found.values(), ...methods];
  }
}
