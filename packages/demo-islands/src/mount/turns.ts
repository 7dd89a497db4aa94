interface Turn {
  element: Element;
  start: (isWanted: boolean) => void;
}

/** What React's types and TypeScript's don't know yet; Safari has neither. */
interface Scheduler {
  yield?: () => Promise<void>;
}

const waiting: Turn[] = [];
let isRunning = false;

/** Lets the browser handle input and paint before the next task. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Whether the reader points at an element, has touched it last, or has focused something in it. */
function isWanted(element: Element): boolean {
  return element.matches(':hover, :focus-within');
}

/** Distance in px from the viewport; 0 inside. */
function distance(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

/** Removes the demo that the reader uses from the list, or else the nearest one. */
function takeNext(): Turn {
  const ranks = waiting.map(({ element }) => (isWanted(element) ? -1 : distance(element)));
  const [next] = waiting.splice(ranks.indexOf(Math.min(...ranks)), 1);
  return next!;
}

async function run(): Promise<void> {
  isRunning = true;
  while (waiting.length > 0) {
    await nextTask();
    const { element, start } = takeNext();
    start(isWanted(element));
  }
  isRunning = false;
}

/**
 * Waits until it's a demo's turn to start. Demos start one at a time, each in a task of its own, so
 * that the page reacts to the reader in between: first the one that the reader uses, then by distance
 * from the viewport.
 *
 * @param element - Element that contains the demo.
 * @returns Whether the reader uses the demo, so it should start without a delay.
 */
export function turnOf(element: Element): Promise<boolean> {
  return new Promise((start) => {
    waiting.push({ element, start });
    if (!isRunning) {
      void run();
    }
  });
}
