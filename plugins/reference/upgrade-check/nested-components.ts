import type { ComponentApi } from '../../../src/api/types';
import type { ComponentRules } from 'mui-upgrade-check';

/** `MenuProps` in `Partial<MenuProps>`, and `Backdrop` in `typeof Backdrop`. */
const OWNER = /\b([A-Z]\w+?)Props\b|\btypeof ([A-Z]\w+)/g;

/**
 * The components whose props a component's props and slots take.
 *
 * @param rules - Only components with rules for their props are part of the result.
 * @returns By prop or slot, such as `MenuProps` and `slotProps.paper`; `undefined` if there are none.
 */
export function nestedComponents(
  { props, inheritedProps }: ComponentApi,
  rules: Readonly<Record<string, ComponentRules>>,
): Record<string, string> | undefined {
  const ownerIn = (type: string) =>
    [...type.matchAll(OWNER)]
      .map(([, ofProps, ofComponent]) => ofProps ?? ofComponent!)
      .find((name) => Object.hasOwn(rules, name) && Object.keys(rules[name]!.props).length > 0);
  const found: Record<string, string> = {};
  for (const { name, type } of [...props, ...inheritedProps]) {
    const owner = type && ownerIn(type.text);
    if (name === 'slotProps' || name === 'componentsProps') {
      for (const [, slot, text] of type.text.matchAll(/(\w+)\?: (.*?)(?=; \w+\?: | }$)/g)) {
        const ofSlot = ownerIn(text!);
        if (ofSlot) {
          found[`${name}.${slot}`] = ofSlot;
        }
      }
    } else if (owner && /Props$/.test(name)) {
      found[name] = owner;
    }
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
