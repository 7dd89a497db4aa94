import { traverse } from '@babel/core';
import { parse } from '@babel/parser';
import { highlight } from './highlight';

const ENTITIES = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
]);

/** Offsets of a part of code. */
interface Range {
  start?: number | null;
  end?: number | null;
}

/** The class of each character of highlighted code. */
function classesIn(html: string, code: string): string[] {
  const classes: string[] = [];
  let text = '';
  let current = '';
  for (const [part] of html.matchAll(/<[^>]*>|&\w+;|[^<&]/g)) {
    if (part.startsWith('<')) {
      current = /class="(\w+)"/.exec(part)?.[1] ?? '';
    } else {
      text += ENTITIES.get(part) ?? part;
      classes.push(current);
    }
  }
  expect(text).toBe(code);
  return classes;
}

/**
 * Compares the colors of code with its syntax: elements, attributes and their strings, templates and
 * comments have a color; text in elements and regular expressions have none.
 *
 * @param language - Language of a code block.
 * @returns What has another color, and which.
 */
export function wrongColors(code: string, language: string): string[] {
  const classes = classesIn(highlight(code, language), code);
  const wrong: string[] = [];
  const check = ({ start, end }: Range, expected: string, quotes = 0) => {
    const [from, to] = [start! + quotes, end! - quotes];
    const found = [...new Set(classes.slice(from, to))].filter((each) => each !== expected);
    if (found.length > 0 && code.slice(from, to).trim()) {
      wrong.push(`${code.slice(from, to)}: ${found.join(', ')} instead of ${expected}`);
    }
  };
  const program = parse(code, {
    sourceType: 'module',
    plugins: language === 'jsx' || language === 'js' ? ['jsx'] : ['typescript', 'jsx'],
    allowReturnOutsideFunction: true,
    errorRecovery: true,
  });
  traverse(program, {
    // A block can show two alternatives that declare the same name.
    noScope: true,
    JSXIdentifier({ node, parent }) {
      const isAttribute = parent.type === 'JSXAttribute' || parent.type === 'JSXNamespacedName';
      check(node, isAttribute ? 'ta' : 'tt');
    },
    StringLiteral({ node, parent }) {
      if (parent.type === 'JSXAttribute') {
        check(node, 'ts', 1);
      }
    },
    TemplateElement({ node }) {
      check(node, 'ts');
    },
    JSXText({ node }) {
      check(node, '');
    },
    RegExpLiteral({ node }) {
      check(node, '');
    },
  });
  program.comments?.forEach((comment) => check(comment, 'tc'));
  return wrong;
}
