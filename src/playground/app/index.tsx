import type { IslandModule } from '@site/src/demos/types';
import type { PlaygroundDefinition } from '../types';
import { PlaygroundApp } from './PlaygroundApp';

export { anchor } from './anchor';

/** Makes an island of what a generated module says of a component. */
export function createPlayground(definition: PlaygroundDefinition): IslandModule {
  return {
    Scope: definition.Scope,
    Demo: () => <PlaygroundApp definition={definition} />,
    preview: null,
    imports: { packages: [], modules: [] },
  };
}
