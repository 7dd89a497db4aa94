/** Time between two updates of the page, in ms: often enough to be seen, and rare enough to be cheap. */
const UPDATE_MS = 150;

/** Returns a function that says whether it's time to update the page again. */
export function updates(): () => boolean {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const isDue = now - last >= UPDATE_MS;
    last = isDue ? now : last;
    return isDue;
  };
}
