import * as React from 'react';
import type { ComponentType } from 'react';
import { generateElement, renderElementAsync } from 'react-live';
import { inParentheses, isExpression, isModule } from './kind-of-code';
import type { Code } from './kind-of-code';
import { LOOP_GUARD, loopGuard } from './loop-guard';
import type { Require } from './modules';
import { withName } from './positions';

/** Edited code to evaluate. */
export interface Source extends Code {
  require: Require;
}

/** Scope of code without imports: React and its hooks. */
const HOOKS = Object.fromEntries(Object.entries(React).filter(([name]) => /^use[A-Z]/.test(name)));

const WITHOUT_DEFAULT =
  'The code exports no component. Export one: export default function Demo() { … }';

function scopeOf({ code, require }: Source, exported: object) {
  return {
    ...(isModule(code) ? {} : HOOKS),
    [LOOP_GUARD]: loopGuard,
    React,
    require,
    exports: exported,
    module: { exports: exported },
  };
}

/**
 * Runs code that calls `render`.
 *
 * @param scope - Names that the code can use.
 * @returns What it renders; absent if it doesn't call `render`.
 * @throws A syntax error with line and column, or what the code throws at the top level.
 */
function run(
  { code, variant }: Omit<Source, 'require'>,
  scope: Record<string, unknown>,
  onError: (error: Error) => void,
): ComponentType | undefined {
  let component: ComponentType | undefined;
  let failure: Error | undefined;
  renderElementAsync(
    { code, scope, enableTypeScript: variant === 'TS' },
    (Rendered) => {
      component = Rendered;
    },
    (error) => {
      // Before there is a component, an error concerns the code in general.
      if (component) {
        onError(error);
      } else {
        failure = error;
      }
    },
  );
  if (!component && failure) {
    throw failure;
  }
  return component;
}

/**
 * Turns edited code into a component. The code is a module with a default export, calls `render`,
 * or is a single expression or function, as in a live code block.
 *
 * @param onError - Called with errors that the component throws while rendering.
 * @throws A syntax error with line and column, or what the code throws at the top level.
 */
export function evaluate(source: Source, onError: (error: Error) => void): ComponentType {
  const { code, variant } = source;
  const scope = scopeOf(source, {});
  if (isExpression(code)) {
    const named = inParentheses(withName(code.trim().replace(/;$/, '')));
    return generateElement({ code: named, scope, enableTypeScript: variant === 'TS' }, onError);
  }
  const missingDefault = () => {
    throw new Error(WITHOUT_DEFAULT);
  };
  const ending = isModule(code) ? `\nrender(exports.default || missingDefault());` : '';
  const component = run(
    { code: withName(code + ending), variant },
    { ...scope, missingDefault },
    onError,
  );
  return component ?? missingDefault();
}

/**
 * Runs an edited module next to a demo.
 *
 * @param file - Its file name.
 * @returns Its exports.
 * @throws A syntax error with line and column, or what the code throws.
 */
export function evaluateModule(source: Source, file: string): unknown {
  const { code, variant } = source;
  const exported = {};
  run(
    { code: withName(`${code}\nrender(() => null);`, file), variant },
    scopeOf(source, exported),
    () => {},
  );
  return exported;
}
