import { useEffect } from 'react';
import type { IslandModule } from '../types';
import { DemoErrorBoundary } from './DemoErrorBoundary';

interface Props {
  name: string;
  module: IslandModule;
  /** Called once the demo is interactive. */
  onReady?: () => void;
}

/** The tree inside an island's root; the server and the browser render this same one. */
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
