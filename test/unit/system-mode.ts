/**
 * Mocks the operating system's color preference in unit tests, because jsdom has no `matchMedia`.
 */
export interface SystemMode {
  /** Changes the preference, as in the system's settings. */
  prefer(mode: 'light' | 'dark'): void;
}

/** Sets a `window.matchMedia` that prefers light until it's changed. */
export function mockSystemMode(): SystemMode {
  const media = Object.assign(new EventTarget(), {
    matches: false,
    // Deprecated names of the listeners, which the libraries use.
    addListener: (listener: EventListener) => media.addEventListener('change', listener),
    removeListener: (listener: EventListener) => media.removeEventListener('change', listener),
  });
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: () => media,
  });
  return {
    prefer(mode) {
      media.matches = mode === 'dark';
      media.dispatchEvent(new Event('change'));
    },
  };
}
