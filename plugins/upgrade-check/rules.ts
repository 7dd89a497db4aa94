import type { ComponentApi } from '../../src/api/types';
import type {
  ComponentRules,
  Rules,
  UpgradeData,
  UpgradeRule,
} from '../../src/upgrade-check/types';

/** A statement of a migration page; see `docs-material/migration/statements.json`. */
export interface Statement {
  page: string;
  anchor: string;
  component: string;
  kind: string;
  name: string;
  change: string;
  in: string;
  replacement?: string;
  /** What to do if there's no replacement to copy, with code in backticks. */
  advice?: string;
}

/** A described release. */
interface Release {
  version: string;
  components: readonly ComponentApi[];
}

/** All components accept these, but not all descriptions list them. */
const ALWAYS_ACCEPTED = new Set(['sx', 'classes']);

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

function apiLink({ slug, section }: ComponentApi, part?: string): string {
  const page = ['/material-ui/api', section, slug].filter(Boolean).join('/');
  return `${page}/${part ? `#${slug}-${part}` : ''}`;
}

/**
 * Everything that was renamed, deprecated or removed between two releases of Material UI.
 *
 * @param now - The newest release, with history.
 * @param before - The release before.
 * @param statements - Statements of the migration pages. They say what to write instead.
 * @param deepPaths - Paths with two segments that the package exports.
 */
export function upgradeRules(
  now: Release,
  before: Release,
  statements: readonly Statement[],
  deepPaths: readonly string[],
): UpgradeData {
  const older = new Map(before.components.map((component) => [component.name, component]));
  const changed = statements.filter(({ change }) => change !== 'added');
  const stated = (component: string, kind: string, name: string) =>
    changed.find((one) => one.kind === kind && one.name === name && one.component === component);

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
    const found: UpgradeRule = statement ? fromStatement(statement) : otherwise;
    const advice = adviceOf(deprecated ?? '');
    return found.replacement || found.advice || !advice ? found : { ...found, advice };
  };

  const components: Record<string, ComponentRules> = {};
  const classNames: Rules = {};
  const themeNames: Record<string, string> = {};

  for (const component of now.components) {
    const { name, themeName } = component;
    const old = older.get(name);
    const was = (part: 'props' | 'inheritedProps' | 'slots' | 'classes', key: string) =>
      (
        old?.[part] as { name?: string; className?: string; deprecated?: string }[] | undefined
      )?.find((one) => (one.className && part === 'classes' ? one.className : one.name) === key)
        ?.deprecated !== undefined
        ? before.version
        : now.version;
    const rules: ComponentRules = {
      package: component.package.name,
      props: {},
      slots: {},
      classes: {},
    };
    for (const prop of component.inheritedProps.filter((one) => one.deprecated !== undefined)) {
      rules.props[prop.name] = rule(stated(prop.from, 'prop', prop.name), prop.deprecated, {
        change: 'deprecated',
        version: was('inheritedProps', prop.name),
        link: apiLink(component),
      });
    }
    for (const prop of component.props.filter((one) => one.deprecated !== undefined)) {
      rules.props[prop.name] = rule(stated(name, 'prop', prop.name), prop.deprecated, {
        change: 'deprecated',
        version: was('props', prop.name),
        link: apiLink(component, `prop-${prop.name}`),
      });
    }
    for (const slot of component.slots.filter((one) => one.deprecated !== undefined)) {
      rules.slots[slot.name] = rule(stated(name, 'slot', slot.name), slot.deprecated, {
        change: 'deprecated',
        version: was('slots', slot.name),
        link: apiLink(component, `slot-${slot.name}`),
      });
    }
    for (const one of component.classes.filter(({ deprecated }) => deprecated !== undefined)) {
      const found = rule(stated(name, 'class', one.className), one.deprecated, {
        change: 'deprecated',
        version: was('classes', one.className),
        link: apiLink(component),
      });
      rules.classes[one.key] = found;
      classNames[one.className] ??= found;
    }
    for (const changes of component.changes ?? []) {
      const removed = { change: 'removed', version: changes.to, link: apiLink(component) } as const;
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
        rules.classes[entry.name.replace(/^\w+-/, '')] = found;
        classNames[entry.name] ??= found;
      }
    }
    if (component.deprecated !== undefined) {
      rules.self = rule(stated(name, 'component', name), component.deprecated, {
        change: 'deprecated',
        version: old?.deprecated === undefined ? now.version : before.version,
        link: apiLink(component),
      });
    }
    components[name] = rules;
    if (themeName) {
      themeNames[themeName] = name;
    }
  }

  for (const old of before.components.filter(({ name }) => !components[name])) {
    const statement = changed.find(({ kind, name }) => kind === 'component' && name === old.name);
    const self = rule(statement, old.deprecated, {
      change: 'removed',
      version: now.version,
      link: '/material-ui/migration/upgrade-to-v7/',
    });
    components[old.name] = { package: old.package.name, self, props: {}, slots: {}, classes: {} };
    if (old.themeName) {
      themeNames[old.themeName] = old.name;
    }
    const successor = now.components.find(({ name }) => name === self.replacement);
    for (const { key, className, isGlobal } of old.classes) {
      const next = successor?.classes.find((one) => one.key === key);
      if (!isGlobal) {
        classNames[className] = {
          ...self,
          replacement: next ? `.${next.className}` : undefined,
          change: next ? 'renamed' : 'removed',
        };
      }
    }
  }

  // Changes before the oldest described release, which only the migration pages know.
  const exports: Rules = {};
  const labExports: Rules = {};
  const paths: Rules = {};
  for (const one of changed) {
    if (one.kind === 'prop' && components[one.component]) {
      components[one.component]!.props[one.name] ??= fromStatement(one);
    } else if (one.kind === 'class') {
      classNames[one.name] ??= fromStatement(one);
      const key = one.name.replace(/^\w+-/, '');
      const owner = components[one.component];
      if (owner) {
        owner.classes[key] ??= fromStatement(one);
      }
    } else if (one.kind === 'export' && one.component === 'lab') {
      // The replacement is the package that exports the same name.
      const replacement = `${one.replacement}/${one.name}`;
      labExports[one.name] = { ...fromStatement(one), replacement };
    } else if (one.kind === 'path') {
      paths[one.name] = fromStatement(one);
    } else if (one.kind === 'export' && !components[one.name]) {
      exports[one.name] = fromStatement(one);
    }
  }

  return {
    from: before.version,
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
  };
}
