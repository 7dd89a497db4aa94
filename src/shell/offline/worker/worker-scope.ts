/** An event with `waitUntil`. TypeScript's types for workers conflict with those for pages. */
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

/** The part of a service worker's global scope that this site uses. */
export interface WorkerScope {
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}
