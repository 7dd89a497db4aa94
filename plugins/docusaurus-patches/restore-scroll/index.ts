import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Restores the scroll position after back and forward navigation. */
export default function restoreScrollPlugin(): Plugin {
  return {
    name: 'restore-scroll',
    getClientModules: () => [path.join(__dirname, 'browser', 'restore-scroll.ts')],
  };
}
