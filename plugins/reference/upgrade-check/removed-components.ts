import type { UpgradeData } from 'mui-upgrade-check';
import { majorOf, removalOf } from './major';
import type { RuleSource } from './rule-source';

/**
 * Adds the components that earlier releases describe and the newest one doesn't.
 *
 * @param data - Has the components that code can use after the upgrade.
 */
export function addRemovedComponents(
  source: RuleSource,
  {
    components,
    themeNames,
    classNames,
  }: Pick<UpgradeData, 'components' | 'themeNames' | 'classNames'>,
): void {
  const gone = source.releases.slice(1).flatMap((release, index) =>
    release.components.map((old) => ({
      old,
      removedIn: removalOf(source.releases[index]!.version),
    })),
  );
  for (const { old, removedIn } of gone) {
    if (Object.hasOwn(components, old.name)) {
      continue;
    }
    const statement = source.changed.find(
      ({ kind, name }) => kind === 'component' && name === old.name,
    );
    const self = source.rule(statement, old.deprecated, {
      change: 'removed',
      version: removedIn,
      link: `/material-ui/migration/upgrade-to-v${majorOf(removedIn)}/`,
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
}
