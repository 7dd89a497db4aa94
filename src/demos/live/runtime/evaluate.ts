import * as React from 'react';
import type { ComponentType } from 'react';
import { generateElement, renderElementAsync } from 'react-live';
import type { CodeVariant } from '@site/src/settings';
import type { Require } from './modules';

/** One piece of edited code. */
export interface Source {
  code: string;
  variant: CodeVariant;
  require: Require;
}

/** What a piece of code without imports may use: React and its hooks. */
const HOOKS = Object.fromEntries(Object.entries(React).filter(([name]) => /^use[A-Z]/.test(name)));

const IS_MODULE = /(?:^|[;}])\s*(?:import|export)\b/m;

const WITHOUT_DEFAULT =
  'The code exports no component. Export one: export default function Demo() { … }';

/**
 * Turns edited code into a component: a module with a default export, code that calls `render`, or
 * a single expression or function, as in a live code fence.
 *
 * @param onError - Called with what the component throws while it renders.
 * @throws With line and column, if the code cannot be parsed; or what it throws while it starts.
 */
export function evaluate(
  { code, variant, require }: Source,
  onError: (error: Error) => void,
): ComponentType {
  const isModule = IS_MODULE.test(code);
  const exported: { default?: unknown } = {};
  const scope = {
    ...(isModule ? {} : HOOKS),
    React,
    require,
    exports: exported,
    module: { exports: exported },
  };
  const enableTypeScript = variant === 'TS';
  if (!isModule && !/\brender\s*\(/.test(code)) {
    return generateElement({ code, scope, enableTypeScript }, onError);
  }
  let component: ComponentType | undefined;
  let failure: Error | undefined;
  const ending = isModule ? `\nrender(exports.default || missingDefault());` : '';
  const missingDefault = () => {
    throw new Error(WITHOUT_DEFAULT);
  };
  renderElementAsync(
    { code: code + ending, scope: { ...scope, missingDefault }, enableTypeScript },
    (Rendered) => {
      component = Rendered;
    },
    (error) => {
      // Before there is a component, the error is about the code as a whole.
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
