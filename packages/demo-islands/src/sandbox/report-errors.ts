/** Called with each error that no error boundary caught. */
type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

// Browsers hide details of errors in scripts of another origin, and the sandbox's origin is opaque.
// React reads the global function when it's loaded, so this module must be imported first.
window.reportError = (error: unknown) => listeners.forEach((listener) => listener(error));

/** Calls back with errors thrown by event handlers. */
export function onReportedError(listener: Listener): void {
  listeners.add(listener);
}
