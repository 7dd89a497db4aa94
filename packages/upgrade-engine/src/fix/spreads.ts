import type { FileCheck } from '../file-check';
import { inputParams } from '../input-params';
import { literalsOf, nameOf, plain } from '../nodes';
import type { Node } from '../parse';
import type { Holder } from './holder';

const TYPESCRIPT = /\.[cm]?tsx?$/;

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
    const isParams = inputParams(check, name, spread) !== undefined;
    // Its `slotProps` are added by `moveProp`. If they come later, their input replaces the prop.
    if (isParams && spread.start < place.start) {
      continue;
    }
    const hasProp = check.typed.has(name ?? '') || !TYPESCRIPT.test(check.report.file);
    // Props that come later replace the new one, as they replaced the old one.
    if (name === undefined || isParams || !hasProp || spread.start > place.start) {
      return undefined;
    }
    sources.push(`${name}${isNeverMissing(check, name) ? '.' : '?.'}${prop}`);
  }
  return sources;
}
