/** Starts the worker, which contains the engine and the index. It can only be created in a browser. */
export function createWorker(): Worker {
  return new Worker(new URL('./search.worker.ts', import.meta.url));
}
