import type { IslandParts } from '../types';
import { DemoErrorBoundary } from './DemoErrorBoundary';

interface Props {
  name: string;
  parts: IslandParts;
}

/** The tree inside an island's root, identical on the server and in the browser. */
export function IslandApp({ name, parts: { Scope, Demo } }: Props) {
  return (
    <Scope>
      <DemoErrorBoundary name={name}>
        <Demo />
      </DemoErrorBoundary>
    </Scope>
  );
}
