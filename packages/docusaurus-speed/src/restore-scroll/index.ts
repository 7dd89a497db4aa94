import type { Plugin } from '@docusaurus/types';
import { browserFile } from '../bundled-file';

/** Restores the scroll position after back and forward navigation. */
export default function restoreScrollPlugin(): Plugin {
  return {
    name: 'restore-scroll',
    getClientModules: () => [browserFile('restore-scroll/restore-scroll')],
  };
}
