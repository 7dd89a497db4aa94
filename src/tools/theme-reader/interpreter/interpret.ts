import type { SchemeName } from '@site/src/reader/reader-theme/types';
import { callValue } from './calls';
import { evaluate } from './expressions';
import { runModule } from './modules';
import type { AnyNode } from './patterns';
import { ProgramRun } from './run';
import type { Interpreter } from './run';
import type { Creators, Run } from './values';

const INTERPRETER: Interpreter = {
  evaluate: (run, node, scope) => evaluate(run, node as AnyNode, scope),
  call: callValue,
  runModule,
};

/** Prepares a run of a program for a color scheme. */
export function createRun(scheme: SchemeName, creators: Creators, resolve: Run['resolve']): Run {
  return new ProgramRun(scheme, creators, resolve, INTERPRETER);
}
