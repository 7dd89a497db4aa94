/** Written by `plugins/assets/icon-search`. */
declare module '@generated/icon-search/default/icon-search.json' {
  const data: import('./types').IconSearchData;
  export default data;
}
