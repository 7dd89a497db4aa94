import type { Patch } from '../types';

export const patch: Patch = {
  does: 'Puts what several lazy modules of the server use into one chunk.',
  upstream: ['@docusaurus/core/lib/webpack/server.js', '@docusaurus/core/lib/webpack/base.js'],
  gain: '',
  guard: 'Figures of the build in `npm run bench`.',
  removeWhen: 'Docusaurus splits the chunks of its server build.',
};
