import * as React from 'react';
import type { ComponentType } from 'react';
import { generateElement, renderElementAsync } from 'react-live';
import type { CodeVariant } from '@site/src/reader/settings';
import { isExpression, isModule } from './kind-of-code';
import { LOOP_GUARD, loopGuard } from './loop-guard';
import type { Require } from './modules';

/** Edited code to evaluate. */
export interface Source {
  code: string;
  variant: CodeVariant;
  require: Require;
}

/** Scope of code without imports: React and its hooks. */
const HOOKS = Object.fromEntries(Object.entries(React).filter(([name]) => /^use[A-Z]/.test(name)));

const WITHOUT_DEFAULT =
  'The code exports no component. Export one: export default function Demo() { … }';

/**
 * Turns edited code into a component. The code is a module with a default export, calls `render`,
 * or is a single expression or function, as in a live code block.
 *
 * @param onError - Called with errors that the component throws while rendering.
 * @throws A syntax error with line and column, or what the code throws at the top level.
 */
export function evaluate(
  { code, variant, require }: Source,
  onError: (error: Error) => void,
): ComponentType {
  const isInModule = isModule(code);
  const exported: { default?: unknown } = {};
  const scope = {
    ...(isInModule ? {} : HOOKS),
    [LOOP_GUARD]: loopGuard,
    React,
    require,
    exports: exported,
    module: { exports: exported },
  };
  const enableTypeScript = variant === 'TS';
  if (isExpression(code)) {
    return generateElement({ code, scope, enableTypeScript }, onError);
  }
  let component: ComponentType | undefined;
  let failure: Error | undefined;
  const ending = isInModule ? `\nrender(exports.default || missingDefault());` : '';
  const missingDefault = () => {
    throw new Error(WITHOUT_DEFAULT);
  };
  renderElementAsync(
    { code: code + ending, scope: { ...scope, missingDefault }, enableTypeScript },
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
  if (!component) {
    throw failure ?? new Error(WITHOUT_DEFAULT);
  }
  return component;
}

/**
 * Runs an edited module next to a demo.
 *
 * @returns Its exports.
 * @throws A syntax error with line and column, or what the code throws.
 */
export function evaluateModule({ code, variant, require }: Source): unknown {
  const exported = {};
  let failure: Error | undefined;
  renderElementAsync(
    {
      code: `${code}\nrender(() => null);`,
      scope: {
        React,
        [LOOP_GUARD]: loopGuard,
        require,
        exports: exported,
        module: { exports: exported },
      },
      enableTypeScript: variant === 'TS',
    },
    () => {},
    (error) => {
      failure = error;
    },
  );
  if (failure) {
    throw failure;
  }
  return exported;
}
