import type { IslandModule } from '../types';
import { DemoErrorBoundary } from './DemoErrorBoundary';

interface Props {
  name: string;
  module: IslandModule;
}

/** The tree inside an island's root, identical on the server and in the browser. */
export function IslandApp({ name, module: { Scope, Demo } }: Props) {
  return (
    <Scope>
      <DemoErrorBoundary name={name}>
        <Demo />
      </DemoErrorBoundary>
    </Scope>
  );
}
