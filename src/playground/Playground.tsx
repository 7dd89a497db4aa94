import { useHistory } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { useRetry } from '@site/src/foundation/browser/use-retry';
import { Island, LoadFailure, createStore } from '@site/src/demos/island';
import type { IslandDemo, IslandState } from '@site/src/demos/types';
import { connectAddress } from './address';
import styles from './Playground.module.css';

/** `name` is that of the component. */
interface Props extends Omit<IslandDemo, 'store'> {
  id?: string;
  /** Number of controls that are visible without scrolling on narrow screens; 6 by default. */
  rows?: number;
}

/**
 * A component with controls for its props. It's an island: the page contains its HTML and reserves
 * its space, and loads its code when it's near the viewport.
 */
export function Playground({ name, id, rows, ...module }: Props) {
  const history = useHistory();
  const [retry, setRetry] = useRetry();
  useEffect(() => connectAddress(history), [history]);
  const [demo] = useState((): IslandDemo => ({
    ...module,
    name: `playground-${name}`,
    // Some components only render inside others, and what a preset needs isn't known in advance.
    isOptional: true,
    store: createStore<IslandState>({ module: module.server, generation: 0 }),
  }));
  const host = {
    id,
    style: rows ? ({ '--playground-rows': rows } as CSSProperties) : undefined,
    className: `${styles.host} ${styles.page}`,
    'data-playground': name,
    'data-search-ignore': '',
  };
  return (
    <>
      <Island demo={demo} host={host} onFailure={setRetry} />
      {retry && <LoadFailure onRetry={retry} />}
    </>
  );
}
