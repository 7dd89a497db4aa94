/** The operating system's colour preference in unit tests, where jsdom has no `matchMedia`. */
export interface SystemMode {
  /** Changes the preference, as the reader would in the system's settings. */
  prefer(mode: 'light' | 'dark'): void;
}

/** Gives the window a `matchMedia` that prefers light until told otherwise. */
export function mockSystemMode(): SystemMode {
  const media = Object.assign(new EventTarget(), {
    matches: false,
    // The libraries' older names for the listeners.
    addListener: (listener: EventListener) => media.addEventListener('change', listener),
    removeListener: (listener: EventListener) => media.removeEventListener('change', listener),
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => media });
  return {
    prefer(mode) {
      media.matches = mode === 'dark';
      media.dispatchEvent(new Event('change'));
    },
  };
}
