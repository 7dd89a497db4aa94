/** Written by `page-sections` to replace Docusaurus's own. */
declare module '@generated/page-sections/routes' {
  const routes: import('./add-section').Route[];
  export default routes;
}

declare module '@generated/page-sections/registry' {
  const registry: Record<string, [load: () => Promise<unknown>]>;
  export default registry;
}

declare module '@generated/page-sections/routesChunkNames' {
  const chunkNames: Record<string, import('@docusaurus/types').ChunkNames>;
  export default chunkNames;
}

declare module '@generated/page-sections/globalData' {
  const globalData: import('@docusaurus/types').GlobalData;
  export default globalData;
}

declare module '@generated/page-sections/sections' {
  /** Loads a section, by its key; see `Section.key`. */
  export const loaders: Readonly<Record<string, () => Promise<unknown>>>;
}
