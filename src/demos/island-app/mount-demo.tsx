import { mountIsland, nextTask } from 'docusaurus-demo-islands/mount';
import type { StartedIsland } from 'docusaurus-demo-islands/island';
import { replayEdits } from '@site/src/foundation/browser/early-input/replay-edits';
import { focusRecovered } from '@site/src/foundation/browser/focus-start';
import { stepWhenIdle } from '@site/src/foundation/browser/step-when-idle';
import { readerThemeLoaded } from '@site/src/reader/reader-theme';
import type { IslandDemo, IslandModule } from '../types';
import { IslandApp } from './IslandApp';
import { libraryStylesheet } from './library-stylesheet';

/**
 * Lets the browser render the demos that it has skipped, see `Demo.module.css`, when it is idle: one
 * per frame. Otherwise a reader who jumps to a demo and taps it would wait for the styles and the
 * layout of all demos around it.
 */
export function renderSkipped(): void {
  stepWhenIdle(() => {
    const skipped = document.querySelector<HTMLElement>('.demo-root[data-waiting=""]');
    skipped?.setAttribute('data-waiting', 'rendered');
    return skipped !== null;
  });
}

/** Starts a demo once its theme and the reader's are loaded. Its store receives the module. */
export async function mountDemo(
  island: StartedIsland,
  { name, scope, store }: Pick<IslandDemo, 'name' | 'scope' | 'store'>,
  module: IslandModule,
): Promise<void> {
  const { element } = island;
  await Promise.all([libraryStylesheet(scope), readerThemeLoaded()]);
  const { default: Scope } = await module.loadScope();
  await nextTask();
  const { default: Demo } = await module.loadDemo();
  await mountIsland(island, {
    name,
    app: <IslandApp name={name} parts={{ Scope, Demo }} />,
    onStart: () => {
      store.set({ module });
      focusRecovered(element);
      if (module.version) {
        element.dataset.libraryVersion = module.version;
      }
    },
    onReady: () => {
      renderSkipped();
      return replayEdits(element);
    },
  });
}
