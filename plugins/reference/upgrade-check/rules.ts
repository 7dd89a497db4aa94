import { isDeepStrictEqual } from 'node:util';
import type { ComponentApi } from '../../../src/api/types';
import { ownValue } from '../../../src/foundation/own-value';
import type { ApiRelease } from '../api-reference';
import { statementAbout } from '../api-reference/statements';
import type { Statement } from '../api-reference/statements';
import { SYSTEM_PROPS_CODEMOD, nameCodemods } from './codemods';
import type { ExportHistories } from './export-history';
import { addExportRules } from './export-rules';
import { addInheritedRemovals } from './inherited-removals';
import { majorOf, removalOf } from './major';
import { nestedComponents } from './nested-components';
import { addSystemProps, systemProps } from './system-props';
import type {
  ComponentRules,
  Rules,
  UpgradeData,
  UpgradeRule,
} from '../../../src/tools/upgrade-check/types';

/** All components accept these, but not all descriptions list them. */
const ALWAYS_ACCEPTED = new Set(['sx', 'classes']);

/** Whether a part of a description is deprecated. */
type IsDeprecated = (component: ComponentApi) => boolean;

/** The reason of a deprecation without links, and without what is true for all deprecations. */
function adviceOf(text: string): string {
  const plain = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*This (?:prop|component|class|slot) will be removed[^.]*\./g, '')
    .replace(/\s*(?:See Migrating from deprecated APIs|To learn more,)[^.]*\./g, '')
    .replace(/\s*How to migrate\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain && plain[0]!.toUpperCase() + plain.slice(1);
}

/**
 * The code in a sentence such as "Use `slotProps.input.ref` instead." or "Combine the
 * .MuiDrawer-anchorLeft and .MuiDrawer-paper classes instead."
 */
function replacementIn(advice: string): string | undefined {
  const slot = /^Use `(slot(?:s|Props)\.[\w.]+)` instead\.$/.exec(advice)?.[1];
  if (slot || !/^Combine the .* classes instead\.$/.test(advice)) {
    return slot;
  }
  const classes = advice.match(/\.Mui\w+-\w+/g) ?? [];
  // The name of the element's class is the one that the API describes last or, for inputs, first.
  const element = classes.find((one) => /-(?:input|paper)$/.test(one));
  const states = classes.filter((one) => one !== element);
  return element && states.length > 0
    ? `${states.sort((a) => (a.endsWith('-docked') ? -1 : 1)).join('')} > ${element}`
    : undefined;
}

function apiLink({ slug, section }: ComponentApi, part?: string): string {
  const page = ['/material-ui/api', section, slug].filter(Boolean).join('/');
  return `${page}/${part ? `#${slug}-${part}` : ''}`;
}

/** Adds a rule unless there is one already. */
function addRule(rules: Rules, name: string, rule: UpgradeRule): void {
  if (!Object.hasOwn(rules, name)) {
    rules[name] = rule;
  }
}

/**
 * Everything that was renamed, deprecated or removed between the described releases of Material UI.
 *
 * @param releases - At least two, the newest first, with history. The newest one is what code is
 *   upgraded to.
 * @param everyStatement - Statements of the migration pages. They say what to write instead.
 * @param deepPaths - Paths with two segments that the package exports.
 * @param histories - What the packages no longer export.
 */
export function upgradeRules(
  releases: readonly ApiRelease[],
  everyStatement: readonly Statement[],
  deepPaths: readonly string[],
  histories: ExportHistories,
): UpgradeData {
  const now = releases[0]!;
  const oldest = releases.at(-1)!;
  // A later release may not be described with all packages.
  const present = releases.flatMap(({ components }, index) =>
    components.filter(({ package: { name } }) =>
      releases.slice(0, index).every(({ packages }) => !packages.includes(name)),
    ),
  );
  const statements = everyStatement.filter((one) => majorOf(one.in) <= majorOf(now.version));
  /** The first release in which a component has something deprecated. */
  const deprecatedIn = (name: string, isDeprecated: IsDeprecated) =>
    releases.findLast(({ components }) =>
      components.some((one) => one.name === name && isDeprecated(one)),
    )!.version;
  const classesNow = new Set(
    present.flatMap(({ classes }) => classes.map(({ className }) => className)),
  );
  const changed = statements.filter(({ change }) => change !== 'added');
  const stated = (component: string, kind: Statement['kind'], name: string) =>
    statementAbout(statements, { component, kind, name });

  const fromStatement = (one: Statement): UpgradeRule => ({
    change: one.change as UpgradeRule['change'],
    version: one.in,
    ...(one.replacement && { replacement: one.replacement }),
    ...(one.advice && { advice: one.advice }),
    link: `/material-ui/migration/${one.page}/#${one.anchor}`,
  });
  /** A statement, or the description's own words. */
  const rule = (
    statement: Statement | undefined,
    deprecated: string | undefined,
    otherwise: Omit<UpgradeRule, 'advice'>,
  ): UpgradeRule => {
    const written = statement && fromStatement(statement);
    // What was deprecated first may be gone now. The statement still says what to write.
    if (written?.change === 'deprecated' && otherwise.change === 'removed') {
      return { ...written, change: 'removed', version: otherwise.version };
    }
    // Statements date deprecations by the release that their page is about. Descriptions know better,
    // unless they only know the newest release, as for the lab.
    const found: UpgradeRule =
      written?.change === 'deprecated' &&
      otherwise.change === 'deprecated' &&
      otherwise.version !== now.version
        ? { ...written, version: otherwise.version }
        : (written ?? otherwise);
    const advice = adviceOf(deprecated ?? '');
    if (found.replacement || found.advice || !advice) {
      return found;
    }
    const replacement = replacementIn(advice);
    return { ...found, ...(replacement ? { replacement } : { advice }) };
  };

  const components: Record<string, ComponentRules> = {};
  const classNames: Rules = {};
  const themeNames: Record<string, string> = {};

  for (const component of present) {
    const { name, themeName } = component;
    const inProps = (key: string) => (one: ComponentApi) =>
      [...one.props, ...one.inheritedProps].some(
        (prop) => prop.name === key && prop.deprecated !== undefined,
      );
    const rules: ComponentRules = {
      package: component.package.name,
      props: {},
      slots: {},
      classes: {},
    };
    for (const prop of component.inheritedProps.filter((one) => one.deprecated !== undefined)) {
      rules.props[prop.name] = rule(stated(prop.from, 'prop', prop.name), prop.deprecated, {
        change: 'deprecated',
        version: deprecatedIn(name, inProps(prop.name)),
        link: apiLink(component),
      });
    }
    for (const prop of component.props.filter((one) => one.deprecated !== undefined)) {
      rules.props[prop.name] = rule(stated(name, 'prop', prop.name), prop.deprecated, {
        change: 'deprecated',
        version: deprecatedIn(name, inProps(prop.name)),
        link: apiLink(component, `prop-${prop.name}`),
      });
    }
    for (const slot of component.slots.filter((one) => one.deprecated !== undefined)) {
      rules.slots[slot.name] = rule(stated(name, 'slot', slot.name), slot.deprecated, {
        change: 'deprecated',
        version: deprecatedIn(name, ({ slots }) =>
          slots.some((one) => one.name === slot.name && one.deprecated !== undefined),
        ),
        link: apiLink(component, `slot-${slot.name}`),
      });
    }
    for (const one of component.classes.filter(({ deprecated }) => deprecated !== undefined)) {
      const found = rule(stated(name, 'class', one.className), one.deprecated, {
        change: 'deprecated',
        version: deprecatedIn(name, ({ classes }) =>
          classes.some((old) => old.className === one.className && old.deprecated !== undefined),
        ),
        link: apiLink(component),
      });
      rules.classes[one.key] = found;
      addRule(classNames, one.className, found);
    }
    for (const changes of component.changes ?? []) {
      const removed = {
        change: 'removed',
        version: removalOf(changes.to),
        link: apiLink(component),
      } as const;
      for (const entry of changes.props.filter(({ kind }) => kind === 'removed')) {
        if (!ALWAYS_ACCEPTED.has(entry.name)) {
          const statement = stated(name, 'prop', entry.name);
          rules.props[entry.name] = rule(statement, entry.deprecated, removed);
        }
      }
      for (const entry of changes.slots.filter(({ kind }) => kind === 'removed')) {
        rules.slots[entry.name] = rule(stated(name, 'slot', entry.name), entry.deprecated, removed);
      }
      for (const entry of changes.classes.filter(({ kind }) => kind === 'removed')) {
        const found = rule(stated(name, 'class', entry.name), entry.deprecated, removed);
        const key = entry.name.replace(/^\w+-/, '');
        // An entry can be gone although the key has another class, or other components the class.
        if (!component.classes.some((one) => one.key === key)) {
          rules.classes[key] = found;
        }
        const owner = entry.name.replace(/^Mui|-.*$/g, '');
        const isRenamed = stated(owner, 'component', owner)?.change === 'renamed';
        if (!classesNow.has(entry.name) && !isRenamed) {
          addRule(classNames, entry.name, found);
        }
      }
    }
    if (component.deprecated !== undefined) {
      rules.self = rule(stated(name, 'component', name), component.deprecated, {
        change: 'deprecated',
        version: deprecatedIn(name, ({ deprecated }) => deprecated !== undefined),
        link: apiLink(component),
      });
    }
    components[name] = rules;
    if (themeName) {
      themeNames[themeName] = name;
    }
  }

  addInheritedRemovals(components, releases, (from, { name, deprecated }, { to, component }) =>
    rule(stated(from, 'prop', name), deprecated, {
      change: 'removed',
      version: removalOf(to),
      link: apiLink(component),
    }),
  );

  const gone = releases
    .slice(1)
    .flatMap((release, index) =>
      release.components.map((old) => ({ old, removedIn: removalOf(releases[index]!.version) })),
    );
  for (const { old, removedIn } of gone) {
    if (Object.hasOwn(components, old.name)) {
      continue;
    }
    const statement = changed.find(({ kind, name }) => kind === 'component' && name === old.name);
    const self = rule(statement, old.deprecated, {
      change: 'removed',
      version: removedIn,
      link: `/material-ui/migration/upgrade-to-v${removedIn.split('.')[0]}/`,
    });
    components[old.name] = { package: old.package.name, self, props: {}, slots: {}, classes: {} };
    if (old.themeName) {
      themeNames[old.themeName] = old.name;
    }
    for (const { className, isGlobal } of old.classes) {
      // The classes of a renamed component are found by its name.
      if (!isGlobal && self.change !== 'renamed') {
        classNames[className] = { ...self, replacement: undefined, change: 'removed' };
      }
    }
  }

  // Changes before the oldest described release, which only the migration pages know.
  const exports: Rules = {};
  const labExports: Rules = {};
  const paths: Rules = {};
  for (const one of changed) {
    const owner = ownValue(components, one.component);
    if (one.kind === 'prop' && owner) {
      addRule(owner.props, one.name, fromStatement(one));
      // `Unstable_Grid2` of version 5, which isn't described, also had a prop per offset.
      if (one.replacement === 'size') {
        addRule(owner.props, `${one.name}Offset`, { ...fromStatement(one), replacement: 'offset' });
      }
    } else if (one.kind === 'class') {
      addRule(classNames, one.name, fromStatement(one));
      if (owner) {
        addRule(owner.classes, one.name.replace(/^\w+-/, ''), fromStatement(one));
      }
    } else if (one.kind === 'export' && one.component === 'lab') {
      // The replacement is the package that exports the same name.
      const replacement = `${one.replacement}/${one.name}`;
      labExports[one.name] = { ...fromStatement(one), replacement };
    } else if (one.kind === 'path') {
      paths[one.name] = fromStatement(one);
    } else if (one.kind === 'export' && !Object.hasOwn(components, one.name)) {
      exports[one.name] = fromStatement(one);
    }
  }

  for (const component of present) {
    const rules = ownValue(components, component.name)!;
    rules.nested = nestedComponents(component, components);
    addSystemProps(rules, component);
  }
  // A component takes the props of its predecessor until they are rewritten.
  for (const { self, props } of Object.values(components)) {
    const successor = self?.change === 'renamed' && ownValue(components, self.replacement ?? '');
    if (successor) {
      Object.entries(successor.props).forEach(([name, one]) => addRule(props, name, one));
    }
  }
  // Most states are classes of the root element. Those of `Dialog` are classes of its container.
  const innerClasses = new Set(
    present
      .filter(({ classes }) => classes.some(({ key }) => key === 'container'))
      .flatMap(({ classes }) =>
        classes
          .filter(({ description }) => /\bcontainer element\b/.test(description))
          .map(({ className }) => className),
      ),
  );
  for (const rules of [classNames, ...Object.values(components).map(({ classes }) => classes)]) {
    for (const [name, one] of Object.entries(rules)) {
      const owner = /^\.(\S+) > /.exec(one.replacement ?? '')?.[1];
      if (owner && innerClasses.has(owner)) {
        rules[name] = { ...one, inner: true };
      }
    }
  }

  const data: UpgradeData = {
    from: oldest.version,
    to: now.version,
    components,
    exports,
    classNames,
    themeNames,
    paths,
    deepPaths: [...deepPaths],
    deepImport: {
      change: 'removed',
      version: '7.0.0',
      advice: 'Import from the package, or from a path with one segment.',
      link: '/material-ui/migration/upgrade-to-v7/#package-layout',
    },
    labExports,
    moduleExports: {},
    hookResults: {},
    collections: {},
    systemProps: systemProps(),
    systemProp: {
      change: 'deprecated',
      version: '6.0.0',
      replacement: 'sx',
      link: '/material-ui/migration/migrating-from-deprecated-apis/#system-props',
      codemod: SYSTEM_PROPS_CODEMOD,
    },
  };
  addExportRules(data, histories, oldest.version);
  nameCodemods(data);
  // These are also found by the component and the key.
  for (const [name, { classes }] of Object.entries(components)) {
    for (const [key, one] of Object.entries(classes)) {
      const className = `Mui${name}-${key}`;
      if (isDeepStrictEqual(ownValue(classNames, className), one)) {
        delete classNames[className];
      }
    }
  }
  return data;
}
