import type { ComponentApi } from '../../../src/api/types';
import { ownValue } from '../../../src/foundation/own-value';
import type { ComponentRules, UpgradeRule } from 'mui-upgrade-check';
import { apiLink } from './component-rules';
import { removalOf } from './major';
import { addRule } from './rule-source';
import type { RuleSource } from './rule-source';

/** All props, also inherited ones. */
const propsOf = ({ props, inheritedProps }: ComponentApi) => [...props, ...inheritedProps];

const typeOf = (component: ComponentApi, name: string) =>
  propsOf(component).find((prop) => prop.name === name)?.type;

/** The slots whose props an object such as `slotProps` takes. */
export const slotsIn = (component: ComponentApi, prop: string) =>
  [...(typeOf(component, prop)?.text ?? '').matchAll(/(?:^\{ |; )(\w+)\?: /g)].map(
    ([, key]) => key!,
  );

/** Whether the props of a transition are those of any component, so `direction` of `Slide` is one of them. */
const takesDirection = (component: ComponentApi) =>
  /\btransition\?: \w+<ElementType, /.test(typeOf(component, 'slotProps')?.text ?? '');

const LONGEST = 20;

const DIRECTION = {
  change: 'removed',
  advice:
    'Set `direction` in a component of your own that renders `Slide`, and pass it to `slots.transition`.',
  link: '/material-ui/migration/upgrade-to-v9/#direction-of-transitions',
} as const;

/**
 * Adds rules for values that a prop no longer accepts, such as `direction="column"`, and for slots that
 * `slotProps` no longer has.
 */
export function addRemovedValues(
  source: RuleSource,
  components: Readonly<Record<string, ComponentRules>>,
): void {
  source.releases.slice(1).forEach((older, index) => {
    const newer = source.releases[index]!;
    const version = removalOf(newer.version);
    for (const now of newer.components) {
      const before = older.components.find(({ name }) => name === now.name);
      const rules = ownValue(components, now.name);
      if (!before || !rules) {
        continue;
      }
      for (const { name, type } of propsOf(now)) {
        const values = typeOf(before, name)?.values ?? [];
        // Long lists are keywords of CSS, which an open type lists or doesn't.
        const isFixed = type.values !== undefined && values.length <= LONGEST;
        for (const value of isFixed ? values.filter((one) => !type.values!.includes(one)) : []) {
          const key = `${name}="${value}"`;
          const otherwise: UpgradeRule = {
            change: 'removed',
            version,
            advice: `Use one of ${type.values!.map((one) => `\`${one}\``).join(', ')}.`,
            link: apiLink(now, `prop-${name}`),
          };
          rules.values ??= {};
          addRule(
            rules.values,
            key,
            source.rule(source.stated(now.name, 'value', key), '', otherwise),
          );
        }
      }
      const slots = slotsIn(now, 'slotProps');
      const gone = slotsIn(before, 'slotProps').filter((slot) => !slots.includes(slot));
      for (const slot of slots.length > 0 ? gone : []) {
        addRule(rules.slots, slot, {
          change: 'removed',
          version,
          // A slot that has another name now is the only one.
          ...(slots.length === 1
            ? { replacement: `slotProps.${slots[0]}` }
            : { advice: `Use one of ${slots.map((one) => `\`slotProps.${one}\``).join(', ')}.` }),
          link: apiLink(now, 'prop-slotProps'),
        });
      }
      if (takesDirection(before) && !takesDirection(now)) {
        addRule(rules.slots, 'transition.direction', { ...DIRECTION, version });
      }
    }
  });
}

/**
 * Replaces paths such as `slotProps.popper` of props that a component passes on to one of its slots, which
 * are `slotProps.tooltip.slotProps.popper` there.
 */
export function correctPaths(
  { now }: RuleSource,
  components: Readonly<Record<string, ComponentRules>>,
) {
  for (const component of now.components) {
    const { props, nested = {} } = ownValue(components, component.name)!;
    const known = slotsIn(component, 'slotProps');
    for (const [name, rule] of Object.entries(props)) {
      const slot = /^slot(?:s|Props)\.(\w+)$/.exec(rule.replacement ?? '')?.[1];
      const isKnown =
        slot && (known.includes(slot) || component.slots.some((one) => one.name === slot));
      const owner = Object.entries(nested).find(
        ([path, other]) =>
          path.startsWith('slotProps.') && Object.hasOwn(ownValue(components, other)!.props, name),
      );
      if (known.length > 0 && slot && !isKnown && owner) {
        props[name] = { ...rule, replacement: `${owner[0]}.${rule.replacement}` };
      }
    }
  }
}
