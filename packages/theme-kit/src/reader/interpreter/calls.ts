import { printInline } from '../../printer';
import { isFunction } from './objects';
import { bindPattern, declaring } from './patterns';
import type { AnyNode } from './patterns';
import { plain, unknownIn } from './plain';
import { createsTheme } from './creators';
import { execute, resultOf } from './statements';
import type { Returns } from './statements';
import { themeData } from './theme-data';
import { Closure, Foreign, Native, Scope, Unknown, isTheme } from './values';
import type { Place, Run, Value } from './values';

/** Calls a function of the text. */
function callClosure(run: Run, closure: Closure, args: readonly Value[]): Value {
  const { node, scope: outer } = closure;
  closure.isCalled = true;
  const scope = new Scope(outer.module, outer);
  (node.params as AnyNode[]).forEach((param, index) => {
    if (param.type === 'RestElement') {
      return;
    }
    bindPattern(run, param, args[index], scope, declaring(scope));
  });
  const body = node.body as AnyNode;
  if (body.type !== 'BlockStatement') {
    return finished(closure, run.evaluate(body, scope));
  }
  const returns: Returns = [];
  const completion = execute(run, body.body as AnyNode[], scope, returns);
  const last = completion?.type === 'return' ? completion.value : undefined;
  return finished(closure, resultOf(returns, last));
}

function finished({ node, place, name }: Closure, result: Value): Value {
  return node.async || node.generator
    ? new Unknown(place, 'It’s only known when the code runs. Write the value.', name)
    : result;
}

/** Functions that only show what they're given. */
const HARMLESS =
  /^(?:console|log|info|warn|error|debug|render|createRoot|styled|makeStyles|withStyles)$/;

/**
 * What a function that isn't known may do with its arguments: change a theme, and call functions,
 * which may change what is around them.
 */
function changeByCall(
  run: Run,
  callee: Unknown | Foreign,
  args: readonly Value[],
  place: Place,
): void {
  const name = callee instanceof Unknown ? callee.hint : callee.code;
  if (HARMLESS.test(name)) {
    return;
  }
  const what = name ? `\`${name}()\`, which` : 'a function that';
  for (const arg of args) {
    if (isTheme(arg)) {
      const reason = `The theme is passed to ${what} isn’t run. What that changes isn’t known.`;
      arg.theme.changes.push(new Unknown(place, reason));
    } else if (arg instanceof Closure && !arg.isCalled && !createsTheme(arg)) {
      const reason = `It’s set in a function that is passed to ${what} isn’t run. Write the value.`;
      const doubt = new Unknown(place, reason);
      const open = arg.node.params.map(() => doubt);
      run.doubtful(doubt, () => run.call(arg, open, place));
    }
  }
}

/** A call of a function of a package, such as `sx({ … })`, stays code if its arguments are data. */
function callForeign(run: Run, callee: Foreign, args: readonly Value[], place: Place): Value {
  const isData = args.every(
    (arg) => !isFunction(arg) && !(arg instanceof Foreign) && unknownIn(arg) === null,
  );
  if (!isData) {
    return args.map(unknownIn).find((one) => one !== null) ?? unreadCall(place, callee.code);
  }
  const data = args.map((arg) => plain(arg, (part) => themeData(run, part)) ?? null);
  return new Foreign(place, `${callee.code}(${data.map(printInline).join(', ')})`, callee.needs);
}

/** Calls a value. */
export function callValue(run: Run, callee: Value, args: Value[], place: Place): Value {
  if (callee instanceof Closure) {
    return callClosure(run, callee, args);
  }
  if (callee instanceof Native && callee.invoke) {
    return callee.invoke(run, args, place);
  }
  if (callee instanceof Unknown || callee instanceof Foreign) {
    changeByCall(run, callee, args, place);
  }
  if (callee instanceof Unknown) {
    const [arg] = args;
    const hint = typeof arg === 'string' ? arg : callee.hint;
    // What a function that isn't known returns has the name of the function.
    return callee.kind === 'absent' ? unreadCall(place, callee.hint) : callee.called(hint);
  }
  return callee instanceof Foreign
    ? callForeign(run, callee, args, place)
    : unreadCall(place, isFunction(callee) ? callee.name : '');
}

/** The result of a call that can't be known. */
export function unreadCall(place: Place, name: string): Unknown {
  const what = name ? `\`${name}()\` isn’t` : 'The call isn’t';
  return new Unknown(place, `${what} run. Write the value that it returns.`, name);
}
