export { bundle, watch } from './bundle';
export type { BundleInput, Bundled } from './bundle';
export { collectDemos } from './collect-demos';
export type { CollectedDemo } from './collect-demos';
export { loaders, sandboxEntry } from './sandbox-entry';
