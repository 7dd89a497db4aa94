import { ownValue } from '@site/src/foundation/own-value';
import type { Literal, PlaygroundDefinition, PropValue, State } from '../types';

type Set = (prop: string, value: PropValue | undefined) => void;

function isLiteral(value: unknown): value is Literal {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The value passed to a callback, for all callback signatures of the libraries. */
function toldBy(prop: string, callback: string, [event, second]: readonly unknown[]): unknown {
  if (prop === 'open') {
    return callback === 'onOpen';
  }
  const target = (event as { target?: { checked?: unknown; value?: unknown } } | null)?.target;
  if (prop === 'checked') {
    return target?.checked;
  }
  return isLiteral(second) ? second : target?.value;
}

/**
 * The component's props for a state. Callbacks of set props update the state, so interactions in
 * the preview update the controls.
 */
export function propsOf(
  { spec, named }: Pick<PlaygroundDefinition, 'spec' | 'named'>,
  state: State,
  set: Set,
): Record<string, unknown> {
  const values = Object.entries(state).map(([prop, value]) => [
    prop,
    typeof value === 'object' ? ownValue(named, value.named) : value,
  ]);
  const callbacks = spec.binds
    .filter(([prop]) => Object.hasOwn(state, prop))
    .map(([prop, callback]) => [
      callback,
      (...told: unknown[]) => {
        const value = toldBy(prop, callback, told);
        if (isLiteral(value)) {
          set(prop, typeof ownValue(state, prop) === 'number' ? Number(value) : value);
        }
      },
    ]);
  return Object.fromEntries([...callbacks, ...values]) as Record<string, unknown>;
}
