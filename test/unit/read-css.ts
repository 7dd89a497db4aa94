import { generate, lexer, parse, walk } from 'css-tree';
import type { CssNode, Declaration } from 'css-tree';

/** A declaration as a CSS parser reads it. */
export interface ReadDeclaration {
  /** Selector of its rule. */
  selector: string;
  name: string;
  value: string;
}

/**
 * Reads a stylesheet as browsers do.
 *
 * @throws If a part of it is invalid, which browsers skip.
 */
export function readStylesheet(css: string): ReadDeclaration[] {
  const sheet = parse(css, {
    onParseError: (error) => {
      throw error;
    },
  });
  const declarations: ReadDeclaration[] = [];
  walk(sheet, function read(node: CssNode) {
    if (node.type === 'Declaration') {
      const selector = generate(this.rule!.prelude);
      declarations.push({ selector, name: node.property, value: valueOf(node) });
    }
  });
  return declarations;
}

function valueOf({ value }: Declaration): string {
  return value.type === 'Raw' ? value.value : generate(value);
}

/** A value without variables, which have the values of their fallbacks. */
function withFallbacks(value: string): string {
  const next = value.replace(
    /var\(--[\w-]+(?:, ((?:"[^"]*"|'[^']*'|[^()"']|\([^()]*\))*))?\)/g,
    (_all, fallback = '') => fallback as string,
  );
  return next === value ? value : withFallbacks(next);
}

/**
 * Whether browsers support a value, like `CSS.supports()`.
 *
 * @param syntax - A property, or a type such as `<color>`.
 */
export function supports(syntax: string, value: string): boolean {
  const plain = withFallbacks(value);
  const match = syntax.includes('<')
    ? lexer.match(syntax, plain)
    : lexer.matchProperty(syntax, plain);
  return match.matched !== null;
}

/** The names in a list of fonts, as browsers read it. */
export function readFonts(value: string): string[] {
  const names: string[] = [''];
  const ast = parse(value, { context: 'value' });
  walk(ast, (node) => {
    if (node.type === 'Operator') {
      names.push('');
    } else if (node.type === 'String') {
      names[names.length - 1] += node.value;
    } else if (node.type === 'Identifier') {
      names[names.length - 1] += (names.at(-1) === '' ? '' : ' ') + node.name;
    }
  });
  return names;
}
