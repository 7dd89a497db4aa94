import { unstable_defaultSxConfig as config } from '@mui/system';
import type { ComponentApi } from '../../../src/api/types';
import type { ComponentRules } from 'mui-upgrade-check';
import { removalOf } from './major';

/** The names of all system props. */
export const systemProps = () => Object.keys(config);

/**
 * Adds which system props a component has as its own props, and whether it still accepts the others.
 * Does nothing for a component that never accepted system props.
 */
export function addSystemProps(
  rules: ComponentRules,
  { systemProps: accepts, changes = [], props, inheritedProps }: ComponentApi,
): void {
  const removal = changes.find((step) => step.systemProps !== undefined);
  if (!accepts && removal?.systemProps !== 'removed') {
    return;
  }
  const own = new Set([...props, ...inheritedProps].map(({ name }) => name));
  rules.ownSystemProps = systemProps().filter((name) => own.has(name));
  if (!accepts) {
    rules.systemPropsRemovedIn = removalOf(removal!.to);
  }
}
