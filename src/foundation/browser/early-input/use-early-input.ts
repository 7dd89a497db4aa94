import { useEffect, useLayoutEffect, useRef } from 'react';
import { replayEvents } from '../replay-events';

/**
 * Repeats what the reader did before the page had hydrated. Call it in the outermost component: its
 * effects run after those of all controls.
 */
export function useEarlyInput(): void {
  const clicks = useRef(0);
  useLayoutEffect(() => {
    // From the commit on, React handles clicks itself; keys need the controls' effects.
    clicks.current = window.earlyInput?.events.length ?? 0;
  }, []);
  useEffect(() => {
    const { earlyInput } = window;
    if (earlyInput) {
      earlyInput.end();
      const missed = earlyInput.events.filter(
        ({ type }, index) => index < clicks.current || type === 'keydown',
      );
      const edited =
        earlyInput.edits.size > 0
          ? import('./replay-edits').then(({ replayEdits }) => replayEdits(null))
          : Promise.resolve();
      void edited.then(() => replayEvents(document.body, missed));
    }
  }, []);
}
