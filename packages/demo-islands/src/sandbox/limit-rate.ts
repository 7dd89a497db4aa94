/**
 * Limits how often a function is called. Calls in between are merged into one with the latest value.
 *
 * @param interval - Minimum time between two calls in ms.
 */
export function limitRate<Value>(
  call: (value: Value) => unknown,
  interval: number,
): (value: Value) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next: { value: Value } | undefined;

  const run = (value: Value) => {
    call(value);
    timer = setTimeout(() => {
      const merged = next;
      timer = undefined;
      next = undefined;
      if (merged) {
        run(merged.value);
      }
    }, interval);
  };

  return (value) => {
    if (timer === undefined) {
      run(value);
    } else {
      next = { value };
    }
  };
}
