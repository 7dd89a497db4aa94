import type { IslandModule } from '@site/src/demos/types';
import type { PlaygroundDefinition } from '../types';
import { PlaygroundApp } from './PlaygroundApp';

export { anchor } from './anchor';

/** Creates an island from a playground in a generated module. */
export function createPlayground(definition: PlaygroundDefinition): IslandModule {
  return {
    Scope: definition.Scope,
    Demo: () => <PlaygroundApp definition={definition} />,
    preview: null,
    imports: { packages: [], modules: [] },
  };
}
