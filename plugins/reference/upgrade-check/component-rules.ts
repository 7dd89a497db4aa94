import type { ComponentApi } from '../../../src/api/types';
import type { ComponentRules, Rules } from 'mui-upgrade-check';
import { removalOf } from './major';
import { addRule } from './rule-source';
import type { RuleSource } from './rule-source';

/** All components accept these, but not all descriptions list them. */
const ALWAYS_ACCEPTED = new Set(['sx', 'classes']);

/** Path of a component's API page, or of a part of it. */
export function apiLink({ slug, section }: ComponentApi, part?: string): string {
  const page = ['/material-ui/api', section, slug].filter(Boolean).join('/');
  return `${page}/${part ? `#${slug}-${part}` : ''}`;
}

/** Whether a component has a deprecated prop. */
const inProps = (key: string) => (one: ComponentApi) =>
  [...one.props, ...one.inheritedProps].some(
    (prop) => prop.name === key && prop.deprecated !== undefined,
  );

/** Adds what is deprecated. */
function addDeprecated(
  source: RuleSource,
  component: ComponentApi,
  rules: ComponentRules,
  classNames: Rules,
): void {
  const { name } = component;
  for (const prop of component.inheritedProps.filter((one) => one.deprecated !== undefined)) {
    rules.props[prop.name] = source.rule(
      source.stated(prop.from, 'prop', prop.name),
      prop.deprecated,
      {
        change: 'deprecated',
        version: source.deprecatedIn(name, inProps(prop.name)),
        link: apiLink(component),
      },
    );
  }
  for (const prop of component.props.filter((one) => one.deprecated !== undefined)) {
    rules.props[prop.name] = source.rule(source.stated(name, 'prop', prop.name), prop.deprecated, {
      change: 'deprecated',
      version: source.deprecatedIn(name, inProps(prop.name)),
      link: apiLink(component, `prop-${prop.name}`),
    });
  }
  for (const slot of component.slots.filter((one) => one.deprecated !== undefined)) {
    rules.slots[slot.name] = source.rule(source.stated(name, 'slot', slot.name), slot.deprecated, {
      change: 'deprecated',
      version: source.deprecatedIn(name, ({ slots }) =>
        slots.some((one) => one.name === slot.name && one.deprecated !== undefined),
      ),
      link: apiLink(component, `slot-${slot.name}`),
    });
  }
  for (const one of component.classes.filter(({ deprecated }) => deprecated !== undefined)) {
    const found = source.rule(source.stated(name, 'class', one.className), one.deprecated, {
      change: 'deprecated',
      version: source.deprecatedIn(name, ({ classes }) =>
        classes.some((old) => old.className === one.className && old.deprecated !== undefined),
      ),
      link: apiLink(component),
    });
    rules.classes[one.key] = found;
    addRule(classNames, one.className, found);
  }
  if (component.deprecated !== undefined) {
    rules.self = source.rule(source.stated(name, 'component', name), component.deprecated, {
      change: 'deprecated',
      version: source.deprecatedIn(name, ({ deprecated }) => deprecated !== undefined),
      link: apiLink(component),
    });
  }
}

/** Adds what was removed since the oldest described release. */
function addRemoved(
  source: RuleSource,
  component: ComponentApi,
  rules: ComponentRules,
  classNames: Rules,
  classesNow: ReadonlySet<string>,
): void {
  const { name } = component;
  for (const changes of component.changes ?? []) {
    const removed = {
      change: 'removed',
      version: removalOf(changes.to),
      link: apiLink(component),
    } as const;
    for (const entry of changes.props.filter(({ kind }) => kind === 'removed')) {
      if (!ALWAYS_ACCEPTED.has(entry.name)) {
        const statement = source.stated(name, 'prop', entry.name);
        rules.props[entry.name] = source.rule(statement, entry.deprecated, removed);
      }
    }
    for (const entry of changes.slots.filter(({ kind }) => kind === 'removed')) {
      rules.slots[entry.name] = source.rule(
        source.stated(name, 'slot', entry.name),
        entry.deprecated,
        removed,
      );
    }
    for (const entry of changes.classes.filter(({ kind }) => kind === 'removed')) {
      const found = source.rule(
        source.stated(name, 'class', entry.name),
        entry.deprecated,
        removed,
      );
      const key = entry.name.replace(/^\w+-/, '');
      // An entry can be gone although the key has another class, or other components the class.
      if (!component.classes.some((one) => one.key === key)) {
        rules.classes[key] = found;
      }
      const owner = entry.name.replace(/^Mui|-.*$/g, '');
      const isRenamed = source.stated(owner, 'component', owner)?.change === 'renamed';
      if (!classesNow.has(entry.name) && !isRenamed) {
        addRule(classNames, entry.name, found);
      }
    }
  }
}

/**
 * The rules for a component that code can use after the upgrade.
 *
 * @param classNames - Gets the rules for its classes by their full names.
 * @param classesNow - All class names that exist after the upgrade.
 */
export function componentRules(
  source: RuleSource,
  component: ComponentApi,
  classNames: Rules,
  classesNow: ReadonlySet<string>,
): ComponentRules {
  const rules: ComponentRules = {
    package: component.package.name,
    props: {},
    slots: {},
    classes: {},
  };
  addDeprecated(source, component, rules, classNames);
  addRemoved(source, component, rules, classNames, classesNow);
  return rules;
}
