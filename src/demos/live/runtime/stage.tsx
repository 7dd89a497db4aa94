import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { Trial } from './Trial';

/** One rendering: a container with a React root of its own. */
interface Rendering {
  container: HTMLElement;
  root: Root;
  state: 'trying' | 'shown' | 'failed';
}

/** How a rendering ended. */
export interface Outcome {
  onShown: () => void;
  onFailed: (error: Error) => void;
}

/** Makes a component for one trial; it gets the way to say that it failed. */
export type Make = (onError: (error: Error) => void) => ComponentType;

/** Times that a rendering which fails after it was shown starts again. */
const MOST_RESTARTS = 3;

/**
 * The place where edited code is shown. A new rendering is tried out of sight; it takes the place
 * of the last one only if it does not fail.
 *
 * @param host - Element that holds the renderings.
 * @param Scope - What demos of the library stand in.
 */
export function createStage(host: HTMLElement, Scope: ComponentType<{ children: ReactNode }>) {
  let shown: Rendering | null = null;
  let trial: Rendering | null = null;

  const discard = (rendering: Rendering | null) => {
    rendering?.root.unmount();
    rendering?.container.remove();
  };

  const attempt = (make: Make, { onShown, onFailed }: Outcome, restarts: number): void => {
    const rendering: Partial<Rendering> = { state: 'trying' };
    const onError = (error: Error) => {
      onFailed(error);
      if (rendering.state === 'shown' && restarts < MOST_RESTARTS) {
        attempt(make, { onShown: () => {}, onFailed }, restarts + 1);
      }
      rendering.state = 'failed';
    };
    const Component = make(onError);
    const container = document.createElement('div');
    const mine = Object.assign(rendering, {
      container,
      root: createRoot(container, { onUncaughtError: (error) => onError(error as Error) }),
    }) as Rendering;
    // Out of sight, but with the width that it will have.
    container.inert = true;
    container.style.cssText = 'position: absolute; inset-inline: 0; visibility: hidden';
    host.append(container);
    discard(trial);
    trial = mine;

    const onSettled = () => {
      if (trial !== mine) {
        return;
      }
      trial = null;
      if (mine.state === 'failed') {
        discard(mine);
        return;
      }
      discard(shown);
      container.inert = false;
      container.style.cssText = '';
      mine.state = 'shown';
      shown = mine;
      onShown();
    };
    mine.root.render(
      <Scope>
        <Trial onSettled={onSettled}>
          <Component />
        </Trial>
      </Scope>,
    );
  };

  return {
    /** Tries a component, and shows it if it does not fail. */
    show: (make: Make, outcome: Outcome): void => attempt(make, outcome, 0),
  };
}
