/** Told of each error that React hands on because no boundary caught it. */
type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

// Browsers hide what goes wrong in scripts of another origin, and the sandbox has none of its own.
// React reads the function once, when it is loaded: this module has to come first.
window.reportError = (error: unknown) => listeners.forEach((listener) => listener(error));

/** Calls back with errors of event handlers. */
export function onReportedError(listener: Listener): void {
  listeners.add(listener);
}
