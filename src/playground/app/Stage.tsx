import { useSyncExternalStore } from 'react';
import { DemoErrorBoundary } from '@site/src/demos/island-app';
import { useOwnTexts } from '@site/src/foundation/i18n';
import type { PlaygroundDefinition, PropValue, State } from '../types';
import { propsOf } from './props-of';
import styles from './styles/PlaygroundApp.module.css';
import { TEXTS } from './texts';

interface Props {
  definition: PlaygroundDefinition;
  state: State;
  set: (prop: string, value: PropValue | undefined) => void;
  reset: () => void;
}

const DEFAULT_PROP = /^default[A-Z]/;

/**
 * Changes when the component needs to mount again: it can't switch between controlled and
 * uncontrolled, and reads `defaultValue` and the like only once.
 */
function identityOf({ spec }: PlaygroundDefinition, state: State): string {
  const controlled = spec.binds.filter(([prop]) => prop !== 'open' && Object.hasOwn(state, prop));
  const defaults = Object.entries(state).filter(([prop]) => DEFAULT_PROP.test(prop));
  return JSON.stringify([controlled, defaults]);
}

const neverChanges = () => () => {};

/** Leaves out the playground of a component that can't render its preset, as the server does. */
function leaveOut({ spec: { name, initial } }: PlaygroundDefinition, state: State): void {
  // Other props come from the address.
  if (JSON.stringify(state) === JSON.stringify(initial)) {
    const hosts = document.querySelectorAll<HTMLElement>(`[data-playground='${name}']`);
    hosts.forEach((host) => (host.hidden = true));
  }
}

/** The component in its current state, rendered like a demo. */
export function Stage({ definition, state, set, reset }: Props) {
  const { spec, scope, Component, around } = definition;
  const t = useOwnTexts(TEXTS);
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isOpen = state.open === true;
  const component = (
    <Component key={identityOf(definition, state)} {...propsOf(definition, state, set)} />
  );
  // Popups look up their anchor, so render them after the button is mounted.
  const shown = spec.opener && !isReady ? null : component;
  return (
    <div className={styles.stage} data-playground-anchor={spec.opener ? undefined : ''}>
      {spec.opener && (
        <button
          type="button"
          className={styles.opener}
          data-playground-anchor=""
          onClick={() => set('open', !isOpen)}
        >
          {t(isOpen ? 'close' : 'open')}
        </button>
      )}
      <div
        className={`demo-root ${styles.frame} ${spec.width ? '' : styles.snug}`}
        data-scope={scope}
        data-ready={isReady ? '' : undefined}
        style={spec.width ? { inlineSize: `min(100%, ${spec.width}px)` } : undefined}
      >
        <DemoErrorBoundary
          name={spec.name}
          inputs={state}
          onUnrendered={() => leaveOut(definition, state)}
          onReset={reset}
        >
          {around ? around(shown) : shown}
        </DemoErrorBoundary>
      </div>
    </div>
  );
}
