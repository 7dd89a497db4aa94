/** Written by `plugins/main-bundle` to replace Docusaurus's own. */
declare module '@generated/main-bundle/routes' {
  const routes: import('./add-section').Route[];
  export default routes;
}

declare module '@generated/main-bundle/registry' {
  const registry: Record<string, [load: () => Promise<unknown>]>;
  export default registry;
}

declare module '@generated/main-bundle/routesChunkNames' {
  const chunkNames: Record<string, import('@docusaurus/types').ChunkNames>;
  export default chunkNames;
}

declare module '@generated/main-bundle/globalData' {
  const globalData: import('@docusaurus/types').GlobalData;
  export default globalData;
}

declare module '@generated/main-bundle/sections' {
  /** Loads a section, by its key; see `Section.key`. */
  export const loaders: Readonly<Record<string, () => Promise<unknown>>>;
}
