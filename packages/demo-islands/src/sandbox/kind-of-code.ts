import type { CodeVariant } from '../frame/messages';

/** Code in a language. */
export interface Code {
  code: string;
  variant: CodeVariant;
}

const IMPORT_OR_EXPORT = /(?:^|[;}])\s*(?:import|export)\b/m;

/** Whether edited code is a module. */
export function isModule(code: string): boolean {
  return IMPORT_OR_EXPORT.test(code);
}

/** Whether edited code is a single expression or function: no module, and no call of `render`. */
export function isExpression(code: string): boolean {
  return !isModule(code) && !/\brender\s*\(/.test(code);
}

/** Puts an expression in parentheses. It may end with a comment. */
export function inParentheses(expression: string): string {
  return `(${expression.trim().replace(/;$/, '')}\n)`;
}
