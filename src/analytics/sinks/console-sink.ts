import type { Sink } from '../types';

/** Writes events to the console, for development and for whoever wants to see what is counted. */
export function consoleSink(): Sink {
  return {
    /* eslint-disable no-console -- that is what this sink is for */
    setUser: (user) => console.info('analytics', 'user', user),
    send: ({ name, parameters }) => console.info('analytics', name, parameters),
    /* eslint-enable no-console */
  };
}
