import type { PlaygroundModule } from '@site/src/demos/types';
import styles from '../Playground.module.css';
import type { PlaygroundDefinition } from '../types';
import { PlaygroundApp } from './PlaygroundApp';

/** The anchor element of menus, popovers and poppers in a playground. */
export function anchor(): Element {
  return document.querySelector('[data-playground-anchor]') ?? document.body;
}

/** Creates an island from a playground in a generated module. */
export function createPlayground(definition: PlaygroundDefinition): PlaygroundModule {
  return {
    Scope: definition.Scope,
    Demo: () => <PlaygroundApp definition={definition} />,
    preview: null,
    imports: { packages: [], modules: [] },
    hostClass: styles.host!,
  };
}
