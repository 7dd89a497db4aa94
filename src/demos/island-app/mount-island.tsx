import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { replayEdits } from '@site/src/foundation/browser/early-input/replay-edits';
import { isChoice } from '@site/src/foundation/browser/is-choice';
import { focusRecovered } from '@site/src/foundation/browser/focus-start';
import { stepWhenIdle } from '@site/src/foundation/browser/step-when-idle';
import { readerThemeLoaded } from '@site/src/reader/reader-theme';
import type { IslandDemo, IslandModule } from '../types';
import { IslandApp } from './IslandApp';
import { libraryStylesheet } from './library-stylesheet';
import { turnOf } from './turns';

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

/**
 * Repeats the focus event of an element that received focus before the demo was interactive: the
 * libraries show keyboard focus with a class that they add on this event.
 *
 * @param demo - Element that contains the demo.
 */
function replayFocus(demo: Element): void {
  const { activeElement } = document;
  if (activeElement && demo.contains(activeElement)) {
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}

/**
 * Focuses and clicks the control that was clicked before the demo was interactive, unless `replayEdits`
 * does.
 */
export function replayClick(target: EventTarget | null): void {
  if (target instanceof HTMLElement || target instanceof SVGElement) {
    const clicked = target.closest<HTMLElement>('button, a, input, label, [role], [tabindex]');
    if (clicked?.isConnected && !isChoice(clicked)) {
      clicked.focus({ preventScroll: true });
      clicked.click();
    }
  }
}

interface Options {
  /** Receives the module. */
  demo: Pick<IslandDemo, 'name' | 'scope' | 'store'>;
  module: IslandModule;
  /** Whether to render from scratch instead of hydrating the server's HTML. */
  fresh: boolean;
  /** Unmounts the demo. */
  signal: AbortSignal;
  /** Called with `null` to clear an earlier failure. */
  onFailure: (retry: null) => void;
  /** Returns the element that the reader clicked earlier, and stops remembering. */
  takeClick: () => EventTarget | null;
}

/**
 * Hydrates the server's HTML of a demo, or renders the demo, once its theme and the reader's are
 * loaded and it's the demo's turn. React interrupts the rendering for the reader, except in a demo
 * that the reader uses.
 */
export async function mountIsland(
  element: HTMLElement,
  { demo: { name, scope, store }, module, fresh, signal, onFailure, takeClick }: Options,
): Promise<void> {
  await Promise.all([libraryStylesheet(scope), readerThemeLoaded()]);
  const isWanted = await turnOf(element);
  if (signal.aborted) {
    return;
  }
  store.set({ module });
  focusRecovered(element);
  onFailure(null);
  if (module.version) {
    element.dataset.libraryVersion = module.version;
  }
  let root: Root;
  // A root can't be unmounted while React renders another root.
  const unmount = () => void setTimeout(() => root.unmount());
  let isMounted = false;
  const onReady = () => {
    isMounted = true;
    if (signal.aborted) {
      unmount();
      return;
    }
    delete element.dataset.waiting;
    renderSkipped();
    element.dataset.ready = '';
    replayFocus(element);
    const clicked = takeClick();
    void replayEdits(element).then(() => replayClick(clicked));
  };
  const app = <IslandApp name={name} module={module} onReady={onReady} />;
  const options = { identifierPrefix: name };
  const mount = () => {
    // The root is a child element, because the host belongs to the page's React root.
    if (element.firstElementChild && !fresh) {
      root = hydrateRoot(element.firstElementChild, app, options);
    } else {
      const container = document.createElement('div');
      element.replaceChildren(container);
      root = createRoot(container, options);
      root.render(app);
    }
    // React reports an error if a root is unmounted before it has hydrated.
    signal.addEventListener('abort', () => isMounted && unmount());
  };
  if (isWanted) {
    mount();
  } else {
    startTransition(mount);
  }
}
