/** An event that the worker must outlive; TypeScript's own types of workers exclude those of pages. */
interface ExtendableEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}

interface WorkerEvents {
  activate: ExtendableEvent;
  fetch: ExtendableEvent & {
    request: Request;
    respondWith: (response: Promise<Response>) => void;
  };
  message: ExtendableEvent & { data: unknown };
}

/** What the site's code uses of a service worker's global scope. */
export interface WorkerScope {
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}
