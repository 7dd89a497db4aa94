import type { Patch } from '../types';

export const patch: Patch = {
  does: 'Blocks the head manager until React has hydrated the page.',
  upstream: ['react-helmet-async', '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js'],
  gain: '',
  guard: 'A browser test of a slow start in right-to-left, `e2e/settings`; a unit test.',
  removeWhen: 'Docusaurus no longer writes the head while React hydrates.',
};
