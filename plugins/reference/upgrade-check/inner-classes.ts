import type { ComponentApi } from '../../../src/api/types';
import type { ComponentRules, Rules } from 'mui-upgrade-check';

/**
 * Marks the rules of classes that are on an element inside their component.
 *
 * @param components - The descriptions that hold after the upgrade.
 */
export function markInnerClasses(
  components: readonly ComponentApi[],
  classNames: Rules,
  rulesByComponent: Readonly<Record<string, ComponentRules>>,
): void {
  // Most states are classes of the root element. Those of `Dialog` are classes of its container.
  const innerClasses = new Set(
    components
      .filter(({ classes }) => classes.some(({ key }) => key === 'container'))
      .flatMap(({ classes }) =>
        classes
          .filter(({ description }) => /\bcontainer element\b/.test(description))
          .map(({ className }) => className),
      ),
  );
  for (const rules of [
    classNames,
    ...Object.values(rulesByComponent).map(({ classes }) => classes),
  ]) {
    for (const [name, one] of Object.entries(rules)) {
      const owner = /^\.(\S+) > /.exec(one.replacement ?? '')?.[1];
      if (owner && innerClasses.has(owner)) {
        rules[name] = { ...one, inner: true };
      }
    }
  }
}
