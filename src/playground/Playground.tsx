import { useHistory } from '@docusaurus/router';
import { useEffect, useMemo } from 'react';
import { useRetry } from '@site/src/browser/use-retry';
import { Island, LoadFailure } from '@site/src/demos/island';
import type { IslandModule } from '@site/src/demos/types';
import { connectAddress } from './address';
import styles from './Playground.module.css';

interface Props {
  /** The component. */
  name: string;
  scope: 'material' | 'joy';
  load: () => Promise<IslandModule>;
  /** The same module; only on the server. */
  server: IslandModule | null;
}

const NOTHING = () => {};

/**
 * A component with controls for its props. It's an island: the page contains its HTML and reserves
 * its space, and loads its code when it's near the viewport.
 */
export function Playground({ name, scope, load, server }: Props) {
  const history = useHistory();
  const [retry, setRetry] = useRetry();
  useEffect(() => connectAddress(history), [history]);
  const host = useMemo(
    () => ({ className: styles.host, 'data-playground': name, 'data-search-ignore': '' }),
    [name],
  );
  return (
    <>
      <Island
        name={`playground-${name}`}
        scope={scope}
        load={load}
        server={server}
        host={host}
        generation={0}
        onModule={NOTHING}
        onFailure={setRetry}
      />
      {retry && <LoadFailure onRetry={retry} />}
    </>
  );
}
