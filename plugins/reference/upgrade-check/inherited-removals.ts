import type { ComponentApi, InheritedProp } from '../../../src/api/types';
import { ownValue } from '../../../src/foundation/own-value';
import type { ComponentRules, UpgradeRule } from '../../../src/tools/upgrade-check/types';
import type { ApiRelease } from '../api-reference';

/** A component in the first release that doesn't take a prop any more. */
interface Removal {
  to: string;
  component: ComponentApi;
}

const takes = ({ props, inheritedProps }: ComponentApi, name: string) =>
  [...props, ...inheritedProps].some((prop) => prop.name === name);

/**
 * Adds rules for props that components no longer take because the component that they inherit from
 * lost them. Props that weren't deprecated count only if that component lost them too, because
 * descriptions may leave out inherited props for other reasons.
 *
 * @param components - The rules by component, which get the new ones.
 * @param releases - Newest first.
 * @param ruleOf - The rule for a prop of a component that declares it.
 */
export function addInheritedRemovals(
  components: Record<string, ComponentRules>,
  releases: readonly ApiRelease[],
  ruleOf: (from: string, prop: InheritedProp, removal: Removal) => UpgradeRule,
): void {
  const newest = releases[0]!;
  for (const current of newest.components) {
    const { props } = ownValue(components, current.name)!;
    releases.slice(1).forEach((older, index) => {
      const { version: to } = releases[index]!;
      const before = older.components.find(({ name }) => name === current.name);
      for (const prop of before?.inheritedProps ?? []) {
        const { name, from, deprecated } = prop;
        const atOwner = ownValue(ownValue(components, from)?.props ?? {}, name);
        const isGone = deprecated !== undefined || atOwner?.change === 'removed';
        if (isGone && !takes(current, name) && !Object.hasOwn(props, name)) {
          props[name] = ruleOf(from, prop, { to, component: current });
        }
      }
    });
  }
}
