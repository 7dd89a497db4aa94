import { unstable_defaultSxConfig as config } from '@mui/system';
import type { ComponentApi } from '../../../src/api/types';

/** The names of all system props. */
export const systemProps = () => Object.keys(config);

/**
 * The system props that a component has as its own props.
 *
 * @returns `undefined` if the component doesn't accept system props.
 */
export function ownSystemProps(component: ComponentApi): string[] | undefined {
  if (!component.systemProps) {
    return undefined;
  }
  const own = new Set([...component.props, ...component.inheritedProps].map(({ name }) => name));
  return systemProps().filter((name) => own.has(name));
}
