/** Written by `plugins/output/site-map-data`. */
declare module '@generated/site-map-data/default/site-map.json' {
  const siteMap: import('./types').SiteMap;
  export default siteMap;
}
