import type { FileCheck } from '../file-check';
import { literalsOf, nameOf, plain } from '../nodes';
import type { Node } from '../parse';
import type { Holder } from './holder';

const TYPESCRIPT = /\.[cm]?tsx?$/;

/** Whether a variable is the first parameter of `renderInput`, which never has slots. */
function isInputParams(check: FileCheck, name: string, from: Node): boolean {
  for (let node = check.scope.parentOf(from); node; node = check.scope.parentOf(node)) {
    const isFunction = /Function/.test(node.type);
    if (isFunction && nameOf((node.params as Node[])[0]) === name) {
      let owner = check.scope.parentOf(node);
      if (owner?.type === 'JSXExpressionContainer') {
        owner = check.scope.parentOf(owner);
      }
      return nameOf(owner?.name) === 'renderInput' || nameOf(owner?.key) === 'renderInput';
    }
  }
  return false;
}

/** Whether a variable is a parameter or the rest of one, so it isn't `undefined`. */
function isNeverMissing(check: FileCheck, name: string): boolean {
  return check.scope.usesOf(name).some((use) => {
    const parent = check.scope.parentOf(use);
    return (
      parent?.type === 'RestElement' ||
      (/Function|Method/.test(parent?.type ?? '') &&
        use.optional !== true &&
        (parent!.params as Node[]).includes(use))
    );
  });
}

/**
 * What a new prop has to contain so that it doesn't replace the same prop of spread props.
 *
 * @param holder - The element or object that gets the new prop.
 * @param place - The node that becomes the new prop.
 * @param prop - The new prop's name.
 * @returns The code of these props, possibly none; `undefined` if it can't be known.
 */
export function spreadSource(
  check: FileCheck,
  { spreads }: Holder,
  place: Node,
  prop: string,
): string[] | undefined {
  const sources: string[] = [];
  for (const spread of spreads) {
    const argument = plain(spread.argument);
    const name = nameOf(argument);
    const literals = literalsOf(check.scope.resolve(argument));
    const keys = literals.flatMap((one) =>
      (one.properties as Node[]).map(({ key }) => nameOf(key)),
    );
    if (literals.length > 0 && keys.every((key) => key !== undefined && key !== prop)) {
      continue;
    }
    if (name !== undefined && isInputParams(check, name, spread)) {
      continue;
    }
    const hasProp = check.typed.has(name ?? '') || !TYPESCRIPT.test(check.report.file);
    // Props that come later replace the new one, as they replaced the old one.
    if (name === undefined || !hasProp || spread.start > place.start) {
      return undefined;
    }
    sources.push(`${name}${isNeverMissing(check, name) ? '.' : '?.'}${prop}`);
  }
  return sources;
}
