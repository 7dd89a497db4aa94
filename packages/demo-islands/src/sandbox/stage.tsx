import type { ComponentType, ReactNode } from 'react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

interface Props {
  children: ReactNode;
  /** Called once the children are in the document. */
  onSettled: () => void;
}

/** Reports when a rendering has completed, including its first effects. */
function Trial({ children, onSettled }: Props) {
  useEffect(() => {
    // React reports an effect that throws only after all effects of the same rendering.
    const timer = setTimeout(onSettled);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return children;
}

/** A rendering: a container with its own React root. */
interface Rendering {
  container: HTMLElement;
  root: Root;
  state: 'trying' | 'shown' | 'failed';
}

/** Result of a rendering. */
export interface Outcome {
  onShown: () => void;
  onFailed: (error: Error) => void;
}

/** Creates a component for one rendering; it receives a function that reports failures. */
export type Make = (onError: (error: Error) => void) => ComponentType;

/** How often a rendering that fails after it was shown is restarted. */
const MAX_RESTARTS = 3;

/**
 * Shows edited code. A new rendering starts off-screen, and replaces the previous one only if it
 * succeeds.
 *
 * @param host - Element that contains the renderings.
 * @param Scope - Provider of the library's demos.
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
      if (rendering.state === 'shown' && restarts < MAX_RESTARTS) {
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
    // Off-screen, but with its final width.
    // eslint-disable-next-line baseline-js/use-baseline -- without it, `visibility` hides the same
    container.inert = true;
    container.style.cssText = 'position: absolute; inset-inline: 24px; visibility: hidden';
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
      // eslint-disable-next-line baseline-js/use-baseline -- see above
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
    /** Renders a component off-screen, and shows it if it succeeds. */
    show: (make: Make, outcome: Outcome): void => attempt(make, outcome, 0),
  };
}
