import type { Patch } from '../types';

export const patch: Patch = {
  does: 'Renders a route again only when its URL changes.',
  upstream: ['@docusaurus/core/lib/client/exports/renderRoutes.js'],
  gain: '',
  guard: 'None.',
  removeWhen: 'Always.',
};
