import type { PlaygroundModule, ServerModule } from '@site/src/demos/types';
import styles from '../Playground.module.css';
import type { PlaygroundDefinition } from '../types';
import { PlaygroundApp } from './PlaygroundApp';

/** The anchor element of menus, popovers and poppers in a playground. */
export function anchor(): Element {
  return document.querySelector('[data-playground-anchor]') ?? document.body;
}

/** Also the module of a playground on the server. */
type Module = PlaygroundModule & ServerModule;

function moduleOf(definition: PlaygroundDefinition): Module {
  const { Scope } = definition;
  const Demo = () => <PlaygroundApp definition={definition} />;
  return {
    Scope,
    Demo,
    loadScope: async () => ({ default: Scope }),
    loadDemo: async () => ({ default: Demo }),
    preview: null,
    imports: { packages: [], modules: [] },
    hostClass: styles.host!,
  };
}

/** A playground whose controls can be chosen. */
interface AdaptablePlayground extends Module {
  /** The same with the controls of these props, in this order. */
  withControls: (props: readonly string[]) => Module;
}

/** Creates an island from a playground in a generated module. */
export function createPlayground(definition: PlaygroundDefinition): AdaptablePlayground {
  const { spec } = definition;
  return {
    ...moduleOf(definition),
    withControls: (props) =>
      moduleOf({
        ...definition,
        spec: {
          ...spec,
          controls: props.flatMap((name) => spec.controls.filter(({ prop }) => prop === name)),
        },
      }),
  };
}
