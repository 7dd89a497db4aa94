import { useEffect } from 'react';
import type { IslandModule } from '../types';
import { DemoErrorBoundary } from './DemoErrorBoundary';

interface Props {
  name: string;
  module: IslandModule;
  /** Called once the demo is interactive. */
  onReady?: () => void;
}

/** The tree inside an island's root, identical on the server and in the browser. */
export function IslandApp({ name, module: { Scope, Demo }, onReady }: Props) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Scope>
      <DemoErrorBoundary name={name}>
        <Demo />
      </DemoErrorBoundary>
    </Scope>
  );
}
