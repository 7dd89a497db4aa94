import { isDeepStrictEqual } from 'node:util';
import { ownValue } from '../../../src/foundation/own-value';
import type { UpgradeData } from 'mui-upgrade-check';
import type { ApiRelease } from '../api-reference';
import type { Statement } from '../api-reference/statements';
import { SYSTEM_PROPS_CODEMOD, nameCodemods } from './codemods';
import { componentRules } from './component-rules';
import type { ExportHistories } from './export-history';
import { addExportRules } from './export-rules';
import { addInheritedRemovals } from './inherited-removals';
import { markInnerClasses } from './inner-classes';
import { nestedComponents } from './nested-components';
import { addRemovedComponents } from './removed-components';
import { addRemovedValues, correctPaths } from './removed-values';
import { RuleSource, addRule } from './rule-source';
import { addStatedRules } from './stated-rules';
import { addSystemProps, systemProps } from './system-props';

/**
 * Everything that was renamed, deprecated or removed between the described releases of Material UI.
 *
 * @param releases - At least two, the newest first, with history. The newest one is what code is
 *   upgraded to.
 * @param statements - Statements of the migration pages. They say what to write instead.
 * @param deepPaths - Paths with two segments that the package exports.
 * @param histories - What the packages no longer export.
 */
export function upgradeRules(
  releases: readonly ApiRelease[],
  statements: readonly Statement[],
  deepPaths: readonly string[],
  histories: ExportHistories,
): UpgradeData {
  const source = new RuleSource(releases, statements);
  const { now, present } = source;
  const oldest = releases.at(-1)!;
  const classesNow = new Set(
    present.flatMap(({ classes }) => classes.map(({ className }) => className)),
  );

  const data: UpgradeData = {
    from: oldest.version,
    to: now.version,
    components: {},
    exports: {},
    icons: {},
    classNames: {},
    themeNames: {},
    paths: {},
    deepPaths: [...deepPaths],
    deepImport: {
      change: 'removed',
      version: '7.0.0',
      advice: 'Import from the package, or from a path with one segment.',
      link: '/material-ui/migration/upgrade-to-v7/#package-layout',
    },
    labExports: {},
    moduleExports: {},
    hookResults: {},
    inputParams: {},
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
  const { components, classNames, themeNames } = data;
  for (const component of present) {
    components[component.name] = componentRules(source, component, classNames, classesNow);
    if (component.themeName) {
      themeNames[component.themeName] = component.name;
    }
  }
  addInheritedRemovals(source, components);
  addRemovedValues(source, components);
  addRemovedComponents(source, data);
  addStatedRules(source.changed, data);
  for (const component of present) {
    const rules = ownValue(components, component.name)!;
    rules.nested = nestedComponents(component, components);
    addSystemProps(rules, component);
  }
  correctPaths(source, components);
  // A component takes the props of its predecessor until they are rewritten.
  for (const { self, props } of Object.values(components)) {
    const successor = self?.change === 'renamed' && ownValue(components, self.replacement ?? '');
    if (successor) {
      Object.entries(successor.props).forEach(([name, one]) => addRule(props, name, one));
    }
  }
  markInnerClasses(present, classNames, components);
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
