import type { Patch } from '../types';

export const patch: Patch = {
  does: 'Lets React render for the time of a frame instead of 5 ms.',
  upstream: ['scheduler'],
  gain: '',
  guard: 'A unit test, if React uses another copy of its scheduler.',
  removeWhen: 'React has no turns of 5 ms.',
};
