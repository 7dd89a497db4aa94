declare global {
  interface Window {
    recordedFaults?: string[];
  }
}

/**
 * Records everything that goes wrong in a page: errors in the console, which is where hydration
 * errors are reported, uncaught exceptions and rejections, files that don't load, and violations of
 * the Content Security Policy. Runs in the page, before its own scripts, so it can't use anything
 * from outside.
 */
export function recordFaults(): void {
  const faults: string[] = [];
  window.recordedFaults = faults;
  const { error } = console;
  console.error = (...values: unknown[]) => {
    faults.push(`console: ${values.map(String).join(' ')}`);
    error.apply(console, values);
  };
  // Files that don't load only report it in the capture phase.
  window.addEventListener(
    'error',
    ({ target, message }) => {
      const { src, href } = (target ?? {}) as { src?: string; href?: string };
      // A broken `data:` address is on purpose, to show what a component renders instead.
      if (message || !src?.startsWith('data:')) {
        faults.push(message ? `uncaught: ${message}` : `not loaded: ${src ?? href}`);
      }
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    faults.push(`rejected: ${reason}`);
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    faults.push(`CSP: ${violatedDirective} blocks ${blockedURI}`);
  });
}
