import type { Sink } from '../types';

/** Logs events to the console, for development. */
export function consoleSink(): Sink {
  return {
    /* eslint-disable no-console -- the purpose of this sink */
    setUser: (user) => console.info('analytics', 'user', user),
    send: ({ name, parameters }) => console.info('analytics', name, parameters),
    /* eslint-enable no-console */
  };
}
