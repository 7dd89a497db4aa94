/** Starts the worker, which contains the parser. It can only be created in a browser. */
export function createWorker(): Worker {
  return new Worker(new URL('./check.worker.ts', import.meta.url));
}
