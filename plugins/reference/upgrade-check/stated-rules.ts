import { ownValue } from '../../../src/foundation/own-value';
import type { UpgradeData } from 'mui-upgrade-check';
import type { Statement } from '../api-reference/statements';
import { addRule, fromStatement } from './rule-source';

type Target = Pick<
  UpgradeData,
  'components' | 'classNames' | 'exports' | 'inputParams' | 'labExports' | 'paths'
>;

/** Adds changes before the oldest described release, which only the migration pages know. */
export function addStatedRules(
  changed: readonly Statement[],
  { components, classNames, exports, inputParams, labExports, paths }: Target,
): void {
  for (const one of changed) {
    const owner = ownValue(components, one.component);
    if (one.kind === 'prop' && owner) {
      addRule(owner.props, one.name, fromStatement(one));
      // `Unstable_Grid2` of version 5, which isn't described, also had a prop per offset.
      if (one.replacement === 'size') {
        addRule(owner.props, `${one.name}Offset`, { ...fromStatement(one), replacement: 'offset' });
      }
    } else if (one.kind === 'value' && owner) {
      owner.values ??= {};
      addRule(owner.values, one.name, fromStatement(one));
    } else if (one.kind === 'class') {
      addRule(classNames, one.name, fromStatement(one));
      if (owner) {
        addRule(owner.classes, one.name.replace(/^\w+-/, ''), fromStatement(one));
      }
    } else if (one.kind === 'export' && one.component === 'lab') {
      // The replacement is the package that exports the same name, or a component of it.
      const isPackage = one.replacement?.split('/').length === 2;
      const replacement = isPackage ? `${one.replacement}/${one.name}` : one.replacement;
      labExports[one.name] = { ...fromStatement(one), replacement };
    } else if (one.kind === 'parameter') {
      inputParams[one.name] = fromStatement(one);
    } else if (one.kind === 'path') {
      paths[one.name] = fromStatement(one);
    } else if (one.kind === 'export' && !Object.hasOwn(components, one.name)) {
      exports[one.name] = fromStatement(one);
    }
  }
}
