import type { Node, Statement } from 'acorn';
import { inParentheses, isExpression } from './kind-of-code';
import type { Code } from './kind-of-code';
import { LOOP_GUARD } from './loop-guard';

/** Any code with a loop contains one of these words; loading the parser takes time. */
const MAY_LOOP = /\b(?:for|while)\b/;

interface Loop extends Node {
  body: Statement;
}

/** Texts to insert into code, by offset. */
type Insertion = readonly [offset: number, text: string];

function guardOf({ body }: Loop): Insertion[] {
  const call = `${LOOP_GUARD}();`;
  return body.type === 'BlockStatement'
    ? [[body.start + 1, call]]
    : [
        [body.start, `{${call}`],
        [body.end, '}'],
      ];
}

function insert(code: string, insertions: readonly Insertion[]): string {
  return [...insertions]
    .sort(([one], [other]) => other - one)
    .reduce((text, [offset, added]) => text.slice(0, offset) + added + text.slice(offset), code);
}

/**
 * Makes every loop in edited code call the loop guard, so an infinite loop ends with an error.
 * Without it, the loop would freeze the page in browsers that run a sandboxed frame in the process
 * of its page.
 *
 * @returns Compiled code with guards; the original code if it has no loops, or can't be parsed.
 */
export async function guardLoops({ code, variant }: Code): Promise<Code> {
  if (!MAY_LOOP.test(code)) {
    return { code, variant };
  }
  const [{ transform }, { parse }, { simple }] = await Promise.all([
    import('sucrase'),
    import('acorn'),
    import('acorn-walk'),
  ]);
  try {
    const source = isExpression(code) ? inParentheses(code) : code;
    const compiled = transform(source, {
      transforms: variant === 'TS' ? ['jsx', 'typescript'] : ['jsx'],
      production: true,
    }).code;
    const insertions: Insertion[] = [];
    const visit = (node: Node) => insertions.push(...guardOf(node as Loop));
    simple(parse(compiled, { ecmaVersion: 'latest', sourceType: 'module' }), {
      DoWhileStatement: visit,
      ForInStatement: visit,
      ForOfStatement: visit,
      ForStatement: visit,
      WhileStatement: visit,
    });
    return { code: insert(compiled, insertions), variant: 'JS' };
  } catch {
    // The evaluation reports the error.
    return { code, variant };
  }
}
