import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Keeps the head manager from writing the head before the app is hydrated. */
export default function headHoldPlugin(): Plugin {
  return {
    name: 'head-hold',
    getClientModules: () => [path.join(__dirname, 'browser', 'hold-head.ts')],
  };
}
