export { exactVersions, typesFor } from './exact-versions';
export type { Manifest, ReadManifest, Versions } from './exact-versions';
export { importsOf, specifiersOf } from './imports';
export { javaScriptName, modulesOf } from './relative-modules';
export { parseSource } from './parse-source';
export { sourceFacts } from './source-facts';
export { WriterError } from './writer-error';
