import { useState } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { Island } from '../island';
import { createStore } from '../page/store';
import type { IslandDemo, IslandState, PlaygroundModule } from '../types';
import { useDemo, useDemoState } from './viewer-demo';
import styles from './styles/Viewer.module.css';

const NOTHING = () => {};

function LoadedPlayground({ module }: { module: PlaygroundModule }) {
  const { name, scope } = useDemo();
  const [island] = useState((): IslandDemo => ({
    name: `playground-${name}`,
    scope,
    load: () => Promise.resolve(module),
    server: null,
    store: createStore<IslandState>({ module: null, generation: 0 }),
  }));
  // Only the playground's code could fail to load, and `loaders` reports that.
  return <Island demo={island} host={{ className: module.hostClass }} onFailure={NOTHING} />;
}

/** The playground of the page's component, once the reader has opened it. */
export function PlaygroundPanel() {
  const t = useTranslate();
  const { playgroundOpen, parts } = useDemoState();
  return (
    playgroundOpen &&
    parts.playground && (
      <section
        className={styles.playground}
        aria-label={t('demo.playground')}
        data-search-ignore=""
      >
        <LoadedPlayground module={parts.playground} />
      </section>
    )
  );
}
