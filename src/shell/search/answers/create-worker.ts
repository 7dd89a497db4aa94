/** Starts the worker, which contains the engine and the index. It can only be created in a browser. */
export function createWorker(): Worker {
  return new Worker(
    // Named as a part of the shell, which works offline.
    /* webpackChunkName: "shell-search-worker" */
    new URL('./search.worker.ts', import.meta.url),
  );
}
