import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Lets React render for the time of a frame. */
export default function renderLongerPlugin(): Plugin {
  return {
    name: 'render-longer',
    getClientModules: () => [path.join(__dirname, 'browser', 'render-longer.ts')],
  };
}
