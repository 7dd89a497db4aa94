import type { ComponentApi } from '../../../src/api/types';
import { ownValue } from '../../../src/foundation/own-value';
import type { ComponentRules } from 'mui-upgrade-check';
import { apiLink } from './component-rules';
import { removalOf } from './major';
import type { RuleSource } from './rule-source';

const takes = ({ props, inheritedProps }: ComponentApi, name: string) =>
  [...props, ...inheritedProps].some((prop) => prop.name === name);

/**
 * Adds rules for props that components no longer take because the component that they inherit from
 * lost them. Props that weren't deprecated count only if that component lost them too, because
 * descriptions may leave out inherited props for other reasons.
 *
 * @param components - The rules by component, which get the new ones.
 */
export function addInheritedRemovals(
  source: RuleSource,
  components: Readonly<Record<string, ComponentRules>>,
): void {
  const { now, releases } = source;
  for (const component of now.components) {
    const { props } = ownValue(components, component.name)!;
    releases.slice(1).forEach((older, index) => {
      const { version: to } = releases[index]!;
      const before = older.components.find(({ name }) => name === component.name);
      for (const { name, from, deprecated } of before?.inheritedProps ?? []) {
        const atOwner = ownValue(ownValue(components, from)?.props ?? {}, name);
        const isGone = deprecated !== undefined || atOwner?.change === 'removed';
        if (isGone && !takes(component, name) && !Object.hasOwn(props, name)) {
          props[name] = source.rule(source.stated(from, 'prop', name), deprecated, {
            change: 'removed',
            version: removalOf(to),
            link: apiLink(component),
          });
        }
      }
    });
  }
}
