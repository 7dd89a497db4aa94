import type { Plugin } from '@docusaurus/types';
import { browserFile } from '../bundled-file';

/** Keeps the head manager from writing the head before the app is hydrated. */
export default function headHoldPlugin(): Plugin {
  return {
    name: 'head-hold',
    getClientModules: () => [browserFile('head-hold/hold-head')],
  };
}
